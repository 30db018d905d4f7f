import { tilesWithFaces } from '../../engine/exchange';
import { rulesOf } from '../../engine/knownRules';
import { formatSeat, formatTile, formatTiles, parseTiles } from '../../engine/notation';
import type { Action, ClaimAction, DeclareAction, TileId, TileKind } from '../../engine/types';
import type { SeatView } from '../../engine/view';

type Table = Pick<SeatView, 'rules' | 'options'>;

/**
 * A choice as text. Those of tiles alike are written alike.
 *
 * | text | choice |
 * | --- | --- |
 * | `pass`, `win` | as it says |
 * | `pong`, `kong` | with tiles alike; `pong:50m` with these tiles of the hand, where they are not alike |
 * | `67p` | a chow with these tiles of the hand; `6pJ:4p` where a wild tile leaves its lowest kind open |
 * | `=55mJ` | a group of any size with these tiles of the hand |
 * | `-5p` | a discard |
 * | `(5p)`, `[5p]` | a concealed and an added kong |
 * | `>1m9sE` | an exchange of these tiles, in this order; `>` of none |
 * | `!WHAT` | a game's own action, `!WHAT:5m` with a tile, `!WHAT:5m@SJ` aimed at South's tile, `@S` at South |
 */
export function writtenChoice(view: Table, action: Action): string {
  const { faces } = rulesOf(view).tiles;
  switch (action.type) {
    case 'pass':
    case 'win':
      return action.type;
    case 'pong':
    case 'kong':
    case 'chow':
    case 'group':
      return writtenClaim(action, faces);
    case 'discard':
      return `-${formatTile(faces[action.tile]!)}`;
    case 'concealed-kong':
      return `(${formatTile(action.kind)})`;
    case 'added-kong':
      return `[${formatTile(faces[action.tile]!)}]`;
    case 'exchange':
      return `>${formatTiles(action.tiles.map((tile) => faces[tile]!))}`;
    case 'declare':
      return writtenDeclare(action, faces);
  }
}

function writtenClaim({ type, own, kind }: ClaimAction, faces: readonly TileKind[]): string {
  const used = own.map((tile) => faces[tile]!).toSorted((a, b) => a - b);
  const stands = kind === undefined ? '' : `:${formatTile(kind)}`;
  if (type === 'chow') return formatTiles(used) + stands;
  if (type === 'group') return `=${formatTiles(used)}${stands}`;
  return used.every((face) => face === used[0]) ? type : `${type}:${formatTiles(used)}`;
}

function writtenDeclare({ what, tile, target }: DeclareAction, faces: readonly TileKind[]): string {
  const name = (each: TileId | null): string => (each === null ? '' : formatTile(faces[each]!));
  const aim = target ? `@${formatSeat(target.seat)}${name(target.tile)}` : '';
  return `!${what}${tile === null ? '' : `:${name(tile)}`}${aim}`;
}

/** The choice that is written so among these: of an offer the exchange of the tiles that it names. Null where there is none. */
export function readChoice(view: Table, choices: readonly Action[], text: string): Action | null {
  if (text.startsWith('>')) return readExchange(view, choices, text.slice(1));
  return choices.find((each) => writtenChoice(view, each) === text) ?? null;
}

function readExchange(view: Table, choices: readonly Action[], text: string): Action | null {
  const wanted = parseTiles(text);
  if (!wanted.ok) return null;
  const { faces } = rulesOf(view).tiles;
  for (const choice of choices) {
    if (choice.type !== 'exchange') continue;
    const { seat, offer } = choice;
    if (!offer && writtenChoice(view, choice) === `>${text}`) return choice;
    const chosen = offer && tilesWithFaces(offer, faces, wanted.value);
    if (chosen) return { type: 'exchange', seat, tiles: chosen };
  }
  return null;
}
