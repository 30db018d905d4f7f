import { groupSize } from '../../store/selectors/recordedNames';
import type { Player, TileId } from '../../engine/types';
import type { VisibleEvent } from '../../engine/view';
import { seatsInPlay } from '../../store/selectors/outSeats';
import { termOf } from '../../store/selectors/calls';
import { placeOf } from '../../store/selectors/handPlace';
import { personAt, seatedIn } from '../../store/selectors/seats';
import { leavesChoice } from '../../store/selectors/exchange';
import { kindsOf } from '../../store/selectors/tiles';
import type { Readable, TableState, TableStore } from '../../store/types';
import { calledOut } from '../table/actionWord';
import { playWordsOf } from '../table/usePlayWords';
import type { PlayWords } from '../table/playWords';
import { exchangeWords } from '../table/useExchangeWords';
import type { Text } from '../text';
import type { HandNames } from '../text/handNames';

export { lookReading, selectionReading, waitsReading } from './handReadings';

export type SpokenState = Pick<
  TableState,
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
> & {
  /** It is told of discards whether they came straight from the wall. */
  readonly marksDrawn?: boolean;
  /** Somebody beside the table tells what was drawn and what to do. */
  readonly isAdvised?: boolean;
  /** Players whose points have moved since the last message. */
  readonly paid?: readonly Player[];
};

/** The words for what happened and what is asked now, as one message. */
export function announcement(state: SpokenState, events: readonly VisibleEvent[], text: Text): string {
  const told = events.flatMap((event) => eventWords(state, event, text) ?? []);
  return [
    ...told,
    ...playOnWords(state, events, text),
    ...paidWords(state, text),
    ...(state.isAdvised ? [] : askWords(state, text)),
  ].join(' ');
}

/** What those have now whose points have moved while the hand is played. */
function paidWords(state: SpokenState, text: Text): string[] {
  const { view, players, scores, paid = [] } = state;
  if (view?.phase.type !== 'play' || paid.length === 0) return [];
  const { say } = text;
  return [say.scores(paid.map((player) => say.score(players[player]?.person ?? 'you', scores[player] ?? 0)))];
}

/** After a win that does not end the hand: how many play on. */
function playOnWords({ view }: SpokenState, events: readonly VisibleEvent[], text: Text): string[] {
  if (view?.phase.type !== 'play' || !events.some(({ type }) => type === 'win')) return [];
  return [text.say.playOn(seatsInPlay(view))];
}

/**
 * The message at the start of a hand: which hand it is, and the player's seat. Before the first hand also the
 * dice.
 */
export function openingWords(
  { match, throws, human, players, humanSeat }: SpokenState,
  text: Text,
  { nameOf }: Pick<HandNames, 'nameOf'>,
): string {
  if (!match?.progress) return '';
  const thrown =
    throws[0]?.map((total, player) => `${text.people[players[player]?.person ?? 'you']} ${total ?? 0}`) ?? [];
  const dice = match.dealt === 0 && thrown.length > 0 ? [text.say.thrown(inOrder(thrown, human))] : [];
  const name = nameOf(match.rules, placeOf(match.rules, match.progress));
  return [...dice, text.say.sentence(name), text.say.youAre(humanSeat)].join(' ');
}

/** The human's own first, then in order of play. */
function inOrder<T>(items: readonly T[], human: number): T[] {
  return [...items.slice(human), ...items.slice(0, human)];
}

function eventWords(state: SpokenState, event: VisibleEvent, text: Text): string | null {
  const { say } = text;
  if (event.type === 'exhausted') return state.view?.out ? say.wallEmptyAfterWins : say.wallEmpty;
  if (event.type === 'aborted') return wordsOf(state, text).ending(event.why);
  if (event.type === 'note') return noteWords(state, event, text);
  const who = personAt(state, event.seat);
  switch (event.type) {
    case 'discard':
      return who === 'you' ? null : discardWords(state, event, text);
    case 'draw':
      return who === 'you' && !state.isAdvised ? drawWords(state, event.tile, text) : null;
    case 'bonus':
      return say.bonus(who, tileName(state, event.tile, text));
    case 'chow':
    case 'pong':
    case 'kong':
      return say[event.type](who, tileName(state, event.tile, text));
    case 'group':
      return groupWords(state, event, text);
    case 'concealed-kong':
      return event.tile === null
        ? say.hiddenKong(who)
        : say.concealedKong(who, tileName(state, event.tile, text));
    case 'added-kong':
      return say.addedKong(who, tileName(state, event.tile, text));
    case 'false-win':
      return text.tray.falseWin(who);
    case 'win':
      return winWords(state, event, text);
    case 'exchange':
      return exchangedWords(state, event, text);
    case 'declare':
      return declaredWords(state, event, text);
  }
}

function groupWords(state: SpokenState, event: Extract<VisibleEvent, { own: unknown }>, text: Text): string {
  const who = personAt(state, event.seat);
  const { said } = wordsOf(state, text).group(groupSize(event));
  return said({ name: text.people[who], isYou: who === 'you', tile: tileName(state, event.tile, text) });
}

function discardWords(
  state: SpokenState,
  { seat, tile }: Extract<VisibleEvent, { type: 'discard' }>,
  text: Text,
): string {
  const drawn = state.view?.seats[seat]?.river.find((discard) => discard.tile === tile)?.drawn;
  const words = state.marksDrawn && drawn ? text.say.drawnAndThrown : text.say.discarded;
  return words(personAt(state, seat), tileName(state, tile, text));
}

/** What the player gave and got. */
function exchangedWords(
  state: SpokenState,
  { gave, got }: Extract<VisibleEvent, { type: 'exchange' }>,
  text: Text,
): string {
  const { say } = text;
  const listed = (tiles: readonly TileId[]) => say.tiles(tiles.map((tile) => tileName(state, tile, text)));
  return gave.length === 0 && got.length === 0 ? say.keptAll : say.exchanged(listed(gave), listed(got));
}

function declaredWords(
  state: SpokenState,
  { seat, what, tile }: Extract<VisibleEvent, { type: 'declare' }>,
  text: Text,
): string {
  const who = personAt(state, seat);
  const { said } = wordsOf(state, text).declaration(what);
  const name = tile === null ? null : tileName(state, tile, text);
  return said({ name: text.people[who], isYou: who === 'you', tile: name });
}

/** What only this game has: an indicator turned up, a dead hand. */
function noteWords(
  state: SpokenState,
  { what, seat, tiles }: Extract<VisibleEvent, { type: 'note' }>,
  text: Text,
): string | null {
  const who = seat === null ? null : personAt(state, seat);
  const names = tiles.map((tile) => tileName(state, tile, text));
  return wordsOf(state, text).note(what, {
    name: who === null ? '' : text.people[who],
    isYou: who === 'you',
    tile: names.length > 0 ? text.say.tiles(names) : null,
  });
}

function wordsOf({ match }: SpokenState, { language }: Text): PlayWords {
  return playWordsOf(match?.rules ?? '', language);
}

/** Tells only the draw of the current turn, not the draws before play. */
function drawWords(state: SpokenState, tile: TileId | null, text: Text): string | null {
  if (tile === null || state.view?.drawn?.tile !== tile) return null;
  return text.say.drew(tileName(state, tile, text));
}

function winWords(state: SpokenState, event: Extract<VisibleEvent, { type: 'win' }>, text: Text): string {
  const who = personAt(state, event.seat);
  const player = seatedIn(state)[event.seat] ?? 0;
  const gained = (state.scores[player] ?? 0) - (state.match?.scores[player] ?? 0);
  // While others play on, their points and those of the winner are told by themselves.
  const gain = state.view?.phase.type === 'play' ? null : gained;
  return text.say.win(who, {
    worth: wordsOf(state, text).win(state.match?.rules ?? '', event),
    from: event.from === null ? null : personAt(state, event.from),
    gain,
  });
}

function askWords(state: SpokenState, text: Text): string[] {
  const { view, choices, secondsLeft } = state;
  if (!view?.pending || choices.length === 0) return [];
  const { say } = text;
  const time = secondsLeft === null ? [] : [say.sentence(text.seconds(secondsLeft))];
  if (choices.some(({ type }) => type === 'exchange')) {
    const { title, line } = exchangeWords(state, wordsOf(state, text), text);
    return [say.sentence(title), ...(line === '' ? [] : [line]), ...time];
  }
  const isTurn = view.pending.why === 'turn';
  const verbs = [
    ...new Set(choices.map((choice) => verbOf(choice, { words: wordsOf(state, text), text, isTurn }))),
  ];
  if (!leavesChoice(choices))
    return [...(isTurn ? [say.yourTurn] : []), onlyWords(state, verbs, text), ...time];
  if (isTurn) {
    const offers = verbs.filter((verb) => verb !== say.verbs.discard);
    return offers.length > 0 ? [say.yourTurn, say.youCan([...offers, say.verbs.discard])] : [say.yourTurn];
  }
  return [say.youCan(verbs), ...time];
}

/** The one choice that there is. */
function onlyWords(state: SpokenState, [verb = '']: readonly string[], text: Text): string {
  const [only] = state.choices;
  if (only?.type !== 'discard') return text.say.youCanOnly(verb);
  return text.say.youCanOnlyDiscard(tileName(state, only.tile, text));
}

interface VerbFacts {
  readonly words: PlayWords;
  readonly text: Text;
  readonly isTurn: boolean;
}

function verbOf(choice: TableState['choices'][number], { words, text: { say }, isTurn }: VerbFacts): string {
  switch (choice.type) {
    case 'declare':
      return words.declaration(choice.what).verb;
    case 'group':
      return words.group(groupSize(choice)).verb;
    case 'discard':
    case 'exchange':
    case 'pass':
      return say.verbs[choice.type];
    default:
      return calledOut(termOf(choice.type, isTurn), words, say.verbs).toLowerCase();
  }
}

/** Scores, the last discard and the tiles left: what a player would look up at the table. */
export function tableReading(state: SpokenState, text: Text): string {
  const { view, lastDiscard } = state;
  if (!view) return '';
  const { say } = text;
  const seated = seatedIn(state);
  const scores = view.seats.map((_, turns) => {
    const seat = (view.seat + turns) % view.seats.length;
    return say.score(personAt(state, seat), state.scores[seated[seat] ?? 0] ?? 0);
  });
  const by = view.seats.findIndex(({ river }) => river.some(({ tile }) => tile === lastDiscard));
  const last =
    lastDiscard === null || by < 0
      ? say.noDiscard
      : say.lastDiscard(personAt(state, by), tileName(state, lastDiscard, text));
  return [say.scores(scores), last, say.tilesLeft(view.wallLeft)].join(' ');
}

/** Takes back the player's last choice, and says which it was. */
export function takeBack(game: Readable<TableStore>, text: Text): string {
  const { say } = text;
  const action = game.getState().takeBack();
  const state = game.getState();
  if (!action) return say.nothingTaken;
  const tile = 'tile' in action ? action.tile : (state.view?.pending?.tile ?? null);
  const name = tile === null ? null : tileName(state, tile, text);
  return say.takenBack(action.type, name);
}

function tileName({ match }: SpokenState, tile: TileId, text: Text): string {
  return text.tile(match ? (kindsOf(match)[tile] ?? 0) : 0);
}
