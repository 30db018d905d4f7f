import type { TileId, TileKind } from '../../engine/types';
import type { VisibleEvent } from '../../engine/view';
import { personAt } from '../../store/facts/seats';
import { kindsOf } from '../../store/facts/tiles';
import type { GameState } from '../../store/types';
import { worthOf } from '../table/worth';
import type { Text } from '../text';

export type SpokenState = Pick<
  GameState,
  | 'view'
  | 'players'
  | 'human'
  | 'humanSeat'
  | 'scores'
  | 'choices'
  | 'match'
  | 'lastDiscard'
  | 'result'
  | 'secondsLeft'
  | 'throws'
>;

/** The words for what happened and what is asked now, as one message. */
export function announcement(state: SpokenState, events: readonly VisibleEvent[], text: Text): string {
  const told = events.flatMap((event) => eventWords(state, event, text) ?? []);
  return [...told, ...askWords(state, text)].join(' ');
}

/** The words at the start of a hand: which one it is and where the player sits; before the first, the dice. */
export function openingWords({ match, throws, human, players, humanSeat }: SpokenState, text: Text): string {
  if (!match?.progress) return '';
  const { round, number } = match.progress;
  const thrown =
    throws[0]?.map((total, player) => text.say.score(players[player]?.person ?? 'you', total ?? 0)) ?? [];
  const dice = match.dealt === 0 && thrown.length > 0 ? [text.say.thrown(inOrder(thrown, human))] : [];
  return [...dice, text.say.newHand(round, number), text.say.youAre(humanSeat)].join(' ');
}

/** The human's own first, then in order of play. */
function inOrder<T>(items: readonly T[], human: number): T[] {
  return [...items.slice(human), ...items.slice(0, human)];
}

function eventWords(state: SpokenState, event: VisibleEvent, text: Text): string | null {
  const { say } = text;
  if (event.type === 'exhausted') return say.wallEmpty;
  const who = personAt(state, event.seat);
  switch (event.type) {
    case 'discard':
      return who === 'you' ? null : say.discarded(who, tileName(state, event.tile, text));
    case 'draw':
      return who === 'you' ? drawWords(state, event.tile, text) : null;
    case 'bonus':
      return say.bonus(who, tileName(state, event.tile, text));
    case 'chow':
    case 'pong':
    case 'kong':
      return say[event.type](who, tileName(state, event.tile, text));
    case 'concealed-kong':
      return say.concealedKong(who, tileName(state, event.tile, text));
    case 'added-kong':
      return say.addedKong(who, tileName(state, event.tile, text));
    case 'false-win':
      return say.falseWin(who);
    case 'win':
      return winWords(state, event, text);
    case 'exchange':
    case 'declare':
      return null;
  }
}

/** Only the draw that a turn is about is told, not those of the deal. */
function drawWords(state: SpokenState, tile: TileId | null, text: Text): string | null {
  if (tile === null || state.view?.drawn?.tile !== tile) return null;
  return text.say.drew(tileName(state, tile, text));
}

function winWords(state: SpokenState, event: Extract<VisibleEvent, { type: 'win' }>, text: Text): string {
  const { view, human } = state;
  const who = personAt(state, event.seat);
  const seats = view?.seats.length ?? 4;
  const player = (event.seat - (view?.seat ?? 0) + human + seats) % seats;
  const gain = (state.scores[player] ?? 0) - (state.match?.scores[player] ?? 0);
  return text.say.win(who, worthOf(event.sheet, text), gain);
}

function askWords({ view, choices, secondsLeft }: SpokenState, text: Text): string[] {
  if (!view?.pending || choices.length === 0) return [];
  const { say } = text;
  const names = new Set(choices.map(({ type }) => verbOf(type)));
  if (view.pending.why === 'turn') {
    names.delete('discard');
    const offers = [...names].map((name) => say.verbs[name]);
    return offers.length > 0 ? [say.yourTurn, say.youCan([...offers, say.verbs.discard])] : [say.yourTurn];
  }
  const time = secondsLeft === null ? [] : [`${text.seconds(secondsLeft)}.`];
  return [say.youCan([...names].map((name) => say.verbs[name])), ...time];
}

type Verb = keyof Text['say']['verbs'];

function verbOf(type: GameState['choices'][number]['type']): Verb {
  switch (type) {
    case 'concealed-kong':
    case 'added-kong':
      return 'kong';
    case 'exchange':
      return 'pass';
    default:
      return type;
  }
}

/** Scores, the last discard and the tiles left: what a player would look up at the table. */
export function tableReading(state: SpokenState, text: Text): string {
  const { view, lastDiscard } = state;
  if (!view) return '';
  const { say } = text;
  const scores = view.seats.map((_, turns) => {
    const seat = (view.seat + turns) % view.seats.length;
    const player = (turns + state.human) % view.seats.length;
    return say.score(personAt(state, seat), state.scores[player] ?? 0);
  });
  const by = view.seats.findIndex(({ river }) => river.some(({ tile }) => tile === lastDiscard));
  const last =
    lastDiscard === null || by < 0
      ? say.noDiscard
      : say.lastDiscard(personAt(state, by), tileName(state, lastDiscard, text));
  return [say.scores(scores), last, say.tilesLeft(view.wallLeft)].join(' ');
}

/** What the hand waits for, or that it is not ready. */
export function waitsReading(waits: readonly { kind: TileKind; left: number }[], text: Text): string {
  if (waits.length === 0) return text.ready.notReady;
  return text.say.waiting(waits.map(({ kind, left }) => text.say.wait(text.tile(kind), left)));
}

function tileName({ match }: SpokenState, tile: TileId, text: Text): string {
  return text.tile(match ? (kindsOf(match)[tile] ?? 0) : 0);
}
