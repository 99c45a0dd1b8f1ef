/** Which drawing of the art a hex wears. The same hex always wears the same one. */
import type { HexView } from '../../wire';
import { axial, noise } from '../geometry';

/** Two drawings of most grounds, each also mirrored. */
export function face(hex: Pick<HexView, 'hex' | 'kind' | 'token'>): { art: string; mirrored: boolean } {
  const [q, r] = axial(hex.hex);
  const pick = noise(q * 7 + r * 13) < 0.5 ? 0 : 1;
  const mirrored = noise(q * 5 - r * 11) < 0.5;
  switch (hex.kind) {
    case 'wasteland':
    case 'crater':
      return { art: `pdf-face-${hex.kind}-${pick}`, mirrored };
    case 'mountain':
      return { art: 'pdf-face-mountain-0', mirrored };
    case 'landing_pad':
      return { art: hex.token === 'landing_pad_token' ? 'pdf-face-landing_pad_token' : 'pdf-face-landing_pad', mirrored: false }; // prettier-ignore
    default:
      return { art: `pdf-face-${hex.kind}`, mirrored };
  }
}

/** What stands up on it, if anything. An object takes the place of the big peaks. */
export function rise(hex: Pick<HexView, 'hex' | 'kind' | 'token'>, object: boolean): string | null {
  const [q, r] = axial(hex.hex);
  const pick = noise(q * 3 + r * 17) < 0.5 ? 0 : 1;
  switch (hex.kind) {
    case 'mountain':
      return object ? `pdf-rise-mountain-low-${pick}` : `pdf-rise-mountain-${pick}`;
    case 'volcano':
      return hex.token === 'eruption_token' ? 'pdf-rise-eruption' : 'pdf-rise-volcano';
    case 'dead_city':
      return 'pdf-rise-dead_city';
    default:
      return null;
  }
}
