import type { MeldType, TileKind } from '../../engine/types';
import type { PlayWords } from '../table/playWords';
import type { Text } from '../text';

/** A meld to be named, with what is printed on its tiles. */
export interface NamedMeld {
  readonly type: MeldType;
  readonly kind: TileKind;
  readonly concealed: boolean;
  readonly faces: readonly TileKind[];
}

/** What a meld is called. A group has the name of its size; where not all its tiles are alike they are told one by one. */
export function meldName(
  { type, kind, concealed, faces }: NamedMeld,
  group: PlayWords['group'],
  text: Pick<Text, 'meld' | 'groupOf' | 'tile'>,
): string {
  if (type !== 'group') return text.meld(type, kind, concealed);
  const isPlain = faces.every((face) => face === kind);
  return text.groupOf(group(faces.length).name, text.tile(kind), isPlain ? [] : faces.map(text.tile));
}
