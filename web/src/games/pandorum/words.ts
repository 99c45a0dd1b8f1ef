/** The board's own words. */
import { wordsOf } from '../registry';

export { listed } from '../../lib/listed';

export const words = wordsOf('pandorum');
