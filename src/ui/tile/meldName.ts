import { countsAs } from '../../engine/tiles';
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

/**
 * What a meld is called. A group has the name of its size; where not all its tiles are alike they are told one by one. Of
 * the others those are told that look otherwise than their kind.
 */
export function meldName(
  { type, kind, concealed, faces }: NamedMeld,
  { group, term }: Pick<PlayWords, 'group' | 'term'>,
  text: Pick<Text, 'meld' | 'groupOf' | 'tile' | 'table'>,
): string {
  if (type !== 'group') {
    const name = text.meld(type, countsAs(kind), { concealed, own: term(type) });
    const others = faces.filter((face) => face !== countsAs(face));
    return others.length === 0 ? name : text.table.also(name, others.map(text.tile));
  }
  const isPlain = faces.every((face) => face === kind);
  return text.groupOf(group(faces.length).name, text.tile(kind), isPlain ? [] : faces.map(text.tile));
}
