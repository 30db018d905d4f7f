import { meldName } from '../../tile/meldName';
import type { Text } from '../../text';
import type { PlayWords } from '../playWords';
import type { TrayOption } from './choices';

/** What an option is called where it lays out tiles, else null. */
export function laidOutName({ tiles, action }: TrayOption, words: PlayWords, text: Text): string | null {
  const [first] = tiles;
  if (!first) return null;
  const faces = tiles.map(({ kind }) => kind);
  if (action.type === 'concealed-kong' || action.type === 'added-kong')
    return text.meld('kong', first.kind, {
      concealed: action.type === 'concealed-kong',
      own: words.term('kong'),
    });
  if (!('own' in action)) return null;
  const { type } = action;
  // A wild tile cannot be taken: a group is of the kind that is.
  const { kind } = tiles.find(({ taken }) => taken && type === 'group') ?? first;
  return meldName({ type, kind, concealed: false, faces }, words, text);
}
