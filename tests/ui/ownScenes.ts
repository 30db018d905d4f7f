import { apply } from '../../src/engine/apply';
import type { Action, TileId, TileKind } from '../../src/engine/types';
import type { SeatView } from '../../src/engine/view';
import type { Mark } from '../../src/store/selectors/marks';
import { kindsOf } from '../../src/store/selectors/tiles';
import type { GameState } from '../../src/store/types';
import type { AskWords, DeclarationWords } from '../../src/ui/text/gameWords';
import { showToy } from '../support/toyParts';
import { toyWith } from '../support/toys/base';
import { dealFixture, tableFixture } from './fixtures';
import type { TableText } from './fixtures';
import { claimTable } from './scenes';

/** A toy that shows void suits at the plates, and stakes and an indicator in the middle. */
const MARKED = toyWith('toy-marked', {});
const marks: readonly Mark[] = [
  { at: 0, code: 'ready', figures: [], tiles: [] },
  { at: 1, code: 'void', figures: [], tiles: [9] },
  { at: 2, code: 'void', figures: [], tiles: [18] },
  { at: 3, code: 'void', figures: [], tiles: [0] },
  { at: 'table', code: 'stakes', figures: [2], tiles: [] },
  { at: 'table', code: 'indicator', figures: [], tiles: [31] },
];

/** The same with what lies at discards and on the wall, and long words. */
const allMarks = ({ seats }: SeatView): readonly Mark[] => [
  ...marks.slice(1, 3),
  { at: 0, code: 'ready', figures: [], tiles: [], look: 'stick' },
  ...seats.flatMap(({ river }) =>
    river.slice(2, 3).map(({ tile }): Mark => ({ at: { tile }, code: 'ready', figures: [], tiles: [] })),
  ),
  { at: 'table', code: 'counters', figures: [0, 3], tiles: [] },
  { at: { wall: [138] }, code: 'indicator', figures: [], tiles: [31] },
];

const declared = (name: string, ask?: AskWords): DeclarationWords => ({
  name,
  verb: `declare ${name.toLowerCase()}`,
  said: (told) => `${told.name} declared ${name.toLowerCase()}.`,
  ...(ask && { ask }),
});
const voidSuitAsk = { title: 'Give up one suit', line: 'You cannot win while you hold a tile of it.' };

await showToy(MARKED, {
  table: {
    marks: (view) =>
      view.extras['marked'] === 'all' ? allMarks(view) : view.extras['marked'] === true ? marks : [],
    passes: () => ({ to: [1, 2, 3, 0], packet: null }),
  },
  words: {
    marks: {
      ready: () => 'Ready',
      void: () => 'Void',
      stakes: (count) => `Stakes ${count}`,
      indicator: () => 'Indicator',
      counters: (counters, deposits) => `Counters ${counters}, deposits ${deposits}`,
    },
    notes: { indicator: ({ tile }) => `Indicator: ${tile}.` },
    sizes: {
      3: {
        name: 'Three',
        verb: 'lay out three',
        said: ({ name, tile }) => `${name} lays out three with ${tile}.`,
      },
    },
    declarations: {
      ready: declared('Ready', {
        title: 'You can declare ready',
        line: 'The hand is then fixed until it ends.',
      }),
      swap: declared('Swap'),
      characters: declared('Characters', voidSuitAsk),
      dots: declared('Dots', voidSuitAsk),
      bamboo: declared('Bamboo', voidSuitAsk),
    },
  },
});

const opening: TableText = {
  seats: [{ hand: '?' }, { hand: '259m122467p3358s', bonus: '' }, { hand: '?' }, { hand: '?' }],
  turn: 0,
  why: null,
  wallLeft: 83,
};

/** Before play, with these choices. */
function beforePlay(choicesOf: (hand: readonly TileId[], kinds: readonly TileKind[]) => Action[]): GameState {
  const state = tableFixture(opening);
  if (!state.view || !state.match) throw new Error('There is no table.');
  const kinds = kindsOf(state.match);
  return {
    ...state,
    match: { ...state.match, rules: MARKED },
    view: {
      ...state.view,
      rules: MARKED,
      phase: { type: 'before-play', step: 0 },
      pending: { why: 'exchange', from: null, tile: null, kong: null },
    },
    choices: choicesOf(state.view.hand, kinds),
    secondsLeft: 8,
  };
}

/** Every three tiles of one suit. */
function threeOfASuit(hand: readonly TileId[], kinds: readonly TileKind[]): Action[] {
  const suit = (tile: TileId) => Math.floor((kinds[tile] ?? 0) / 9);
  return hand.flatMap((a, at) =>
    hand.slice(at + 1).flatMap((b, next) =>
      hand.slice(at + next + 2).flatMap((c): Action[] => {
        const isOne = suit(a) === suit(b) && suit(b) === suit(c);
        return isOne ? [{ type: 'exchange', seat: 1, tiles: [a, b, c] }] : [];
      }),
    ),
  );
}

const SUITS = ['characters', 'dots', 'bamboo'];

function voidSuit(): Action[] {
  return SUITS.map((what) => ({ type: 'declare', seat: 1, what, tile: null, target: null }));
}

/** Ready after either of two discards. */
function readyState(): GameState {
  const state = tableFixture({
    seats: [
      { hand: '?', river: 'NP9m9s1s8m' },
      { hand: '123456m789p24556s', river: '1m1sE4s6m' },
      { hand: '?', river: '9pN7m3s1m9p' },
      { hand: '?', river: 'EF2m9s1pP' },
    ],
    turn: 1,
    why: 'turn',
    wallLeft: 61,
    isDrawn: true,
    options: { minimumFaan: 0 },
  });
  const tileOf = (kind: TileKind) =>
    state.view?.hand.find((tile) => state.match && kindsOf(state.match)[tile] === kind);
  const declarations = [19, 23].map((kind): Action => ({
    type: 'declare',
    seat: 1,
    what: 'ready',
    target: null,
    tile: tileOf(kind) ?? 0,
  }));
  const match = state.match && { ...state.match, rules: MARKED };
  return { ...state, match, choices: [...state.choices, ...declarations] };
}

/** A tile that may be swapped for one in another's meld. */
function swapState(): GameState {
  const state = readyState();
  const tile = state.view?.hand.at(-1) ?? 0;
  const target = { seat: 2, tile: state.view?.seats[2]?.river[0]?.tile ?? 0 };
  const swap: Action = { type: 'declare', seat: 1, what: 'swap', tile, target };
  return { ...state, choices: [...tableChoices(state), swap] };
}

const tableChoices = ({ choices }: GameState) => choices.filter(({ type }) => type !== 'declare');

/** Wing has won on Mei's discard and the others play on; `own`: the player has. */
function wonState(isOwn: boolean): GameState {
  const winner = isOwn ? 1 : 2;
  const options = { minimumFaan: 0 };
  const { deal } = dealFixture({ ...claimTable, seats: winning(isOwn), asked: winner, options });
  const won = apply(deal, { type: 'win', seat: winner });
  if (!won.ok) throw new Error(`The fixture cannot be won: ${won.code}.`);
  const state = tableFixture({
    ...claimTable,
    why: isOwn ? null : 'turn',
    turn: isOwn ? 3 : 1,
    isDrawn: !isOwn,
  });
  const seen = won.events.map((event, at) => ({ serial: at + 1, event }));
  const view = state.view && { ...state.view, out: 1 << winner, rules: MARKED, extras: { marked: true } };
  const match = state.match && { ...state.match, rules: MARKED };
  return {
    ...state,
    match,
    view,
    seen,
    choices: isOwn ? [] : state.choices,
    scores: state.scores.map((score) => score + 8),
  };
}

function winning(isOwn: boolean): TableText['seats'] {
  if (isOwn) return claimTable.seats;
  const hands: Readonly<Record<number, string>> = { 1: '?', 2: '67p66677s' };
  return claimTable.seats.map((seat, at) => ({ ...seat, hand: hands[at] ?? seat.hand }));
}

function markedState(): GameState {
  const state = tableFixture(claimTable);
  return {
    ...state,
    match: state.match && { ...state.match, rules: MARKED },
    view: state.view && { ...state.view, rules: MARKED, extras: { marked: 'all' } },
  };
}

/** Tables of games that have what the games of the app have not. */
export const ownScenes: Readonly<Record<string, () => GameState>> = {
  exchange: () => beforePlay(threeOfASuit),
  void: () => beforePlay(voidSuit),
  ready: readyState,
  swap: swapState,
  marked: markedState,
  won: () => wonState(false),
  watching: () => wonState(true),
};
