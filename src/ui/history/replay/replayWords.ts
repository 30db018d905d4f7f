import type { RecordedEvent } from '../../../engine/record';
import type { Player } from '../../../engine/types';
import type { RecordedNames } from '../../../store/selectors/recordedNames';
import { kindOf } from '../../../store/selectors/replayTable';
import type { PlayWords } from '../../table/playWords';
import { textOf } from '../../text';
import type { Text } from '../../text';
import type { RecordedType } from '../../languages/en/app/replay';

/** What the players are called, and the game's own words. */
export interface Reading {
  readonly nameOf: (player: Player | undefined) => string;
  readonly words: PlayWords;
  readonly names: RecordedNames;
  /** Missing means true. */
  readonly isTold?: boolean;
}

/** One recorded event as a sentence. `isTold`: whoever looks on may know its tiles. */
export function eventWords(
  event: RecordedEvent,
  { nameOf, words, names, isTold = true }: Reading,
  text: Text,
): string {
  const { type, p } = event;
  const name = nameOf(p);
  if (!isTold) return type === 'draw' ? text.replay.drew(name) : text.replay.untold(name);
  if (type === 'exhausted') return text.say.wallEmpty;
  if (type === 'aborted') return words.ending(event.why ?? '') ?? type;
  if (type === 'exchange') {
    return text.replay.exchanged(name, tileWords(event.gave, text), tileWords(event.got, text));
  }
  const size = names.sizeOf(event);
  if (size === null && isOfAnyGame(type)) {
    return text.replay.event(name, type, event.tile === undefined ? '' : text.tile(kindOf(event.tile)));
  }
  const tiles = [...(event.tile === undefined ? [] : [event.tile]), ...(event.tiles ?? [])];
  const told = {
    name,
    // Somebody else may sit in the place of the person of this app.
    isYou: name === textOf(text.language).people.you,
    tile: tiles.length > 0 ? tileWords(tiles, text) : null,
  };
  const own = size === null ? words.declaration(names.declarationOf(event)) : words.group(size);
  return words.note(type, told) ?? own.said(told);
}

function tileWords(tiles: readonly string[] | undefined, text: Text): string {
  return text.say.tiles((tiles ?? []).map((tile) => text.tile(kindOf(tile))));
}

const OF_ANY_GAME: readonly string[] = [
  'draw',
  'bonus',
  'discard',
  'chow',
  'pong',
  'kong',
  'concealed-kong',
  'added-kong',
  'win',
  'false-win',
  'pass',
] satisfies readonly RecordedType[];

/** Other types are the declarations and notes of one game. */
function isOfAnyGame(type: string): type is RecordedType {
  return OF_ANY_GAME.includes(type);
}
