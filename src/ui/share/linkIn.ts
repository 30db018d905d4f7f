import { wholeCode } from '../../store/share/packing';
import { addressParts, plainLink } from '../addressParts';
import { shareAddress } from './addresses';

/**
 * The address in a text that somebody pasted: a whole link with whatever stands around it, or what stands after its `#`.
 * Null where there is none.
 */
export function linkIn(text: string): string | null {
  const plain = plainLink(text.trim());
  const shared = /(?:#\/?|^[<("'“‘«]*)share\/([\w-][^]*)/.exec(plain)?.[1];
  if (shared !== undefined) return shareAddress(wholeCode(shared));
  const place = /#\/?(?:day|rules)\b[^\s]*/.exec(plain)?.[0];
  return place === undefined ? null : `#${addressParts(place).join('/')}`;
}
