/** The board's own words. */
import { wordsOf } from '../registry';

export { listed } from '../../table/listed';

export const words = wordsOf('pandorum');
