import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Match } from '../../src/engine/match';
import { nextWall, startDeal, startMatch } from '../../src/engine/match';
import { kindsOfText } from '../../src/engine/notation';
import { defaultOptions } from '../../src/engine/options';
import { findRuleSet, rulesOf } from '../../src/engine/knownRules';
import type { Rules } from '../../src/engine/rules';
import { wallSource } from '../../src/engine/source';
import { legalActions } from '../../src/engine/legalActions';
import type { Action, Deal, Meld, Options, Seat, SeatState, TileId, TileKind } from '../../src/engine/types';
import { seatView } from '../../src/engine/view';
import type { AimStore } from '../../src/store/aims/aimStore';
import { createCoach } from '../../src/store/coach/coachStore';
import type { DangerStore } from '../../src/store/coach/dangers/dangerStore';
import { createDangers } from '../../src/store/coach/dangers/dangerStore';
import { createSettingsStore } from '../../src/store/settings';
import type { Settings } from '../../src/store/settings';
import type { GameState, GameStore, MatchConfig, ParkedMatch, PlayerInfo } from '../../src/store/types';
import { placesOf } from '../../src/store/selectors/hand';
import { wallView } from '../../src/store/match/wallView';
import { gamesIn } from '../../src/loadGame';
import type { Stores } from '../../src/ui/context';
import { aimsHere } from './aimsHere';
import { memoryStorage } from '../store/memoryStorage';

/** Hands out the physical tiles of one set, each once. */
class TileBox {
  /** By tile: what is printed on it, and what it is in a hand. */
  private readonly faces: readonly TileKind[];
  readonly kinds: readonly TileKind[];
  readonly isWild: boolean;
  /** Of a hand's counts. */
  readonly size: number;
  private readonly left: (TileId | null)[];

  constructor({ tiles: { wild, size, faces, kinds } }: Rules) {
    this.faces = faces;
    this.kinds = kinds;
    this.isWild = wild.length > 0;
    this.size = size;
    this.left = kinds.map((_, id) => id);
  }

  take(text: string): TileId[] {
    return kindsOfText(text).map((kind) => this.takeKind(kind));
  }

  private takeKind(kind: TileKind): TileId {
    const id = this.left.findIndex((tile) => tile !== null && this.faces[tile] === kind);
    if (id < 0) throw new Error(`No tile of kind ${kind} is left.`);
    this.left[id] = null;
    return id;
  }

  /** So many of the playing tiles that are left, mixed. */
  any(count: number): TileId[] {
    const left = this.left.filter((tile) => tile !== null && (this.kinds[tile] ?? 0) < 34);
    const mixed = left.toSorted((a, b) => (((a ?? 0) * 37) % 101) - (((b ?? 0) * 37) % 101));
    return mixed.slice(0, count).map((tile) => this.takeKind(this.faces[tile ?? 0] ?? 0));
  }
}

/** A seat as text. Melds are such as `[234p]3`, with the seat it came from, and `(5555p)` where it is concealed. In a game with wild tiles they are groups. */
export interface SeatText {
  readonly hand: string;
  readonly melds?: string;
  readonly bonus?: string;
  /** Tiles, or how many of those that are left. */
  readonly river?: string | number;
}

const meldsIn = (text: string): string[] => (text === '' ? [] : text.split(' '));

function meldOf(box: TileBox, text: string): Meld {
  const { kinds, isWild } = box;
  const [written = '', seat] = text.split(/[\])]/);
  const from = seat ? Number(seat) : null;
  const tiles = box.take(written.slice(1));
  const kind = Math.min(...tiles.map((tile) => kinds[tile] ?? 0));
  const alike = tiles.length === 4 ? 'kong' : kinds[tiles[0] ?? 0] === kinds[tiles[1] ?? 0] ? 'pong' : 'chow';
  const isTaken = from !== null;
  return {
    type: isWild ? 'group' : alike,
    ...(isWild && { faces: tiles.map((tile) => kinds[tile] ?? 0) }),
    kind,
    tiles,
    concealed: text.startsWith('('),
    from,
    // A kong is claimed with its last tile; one that was added came after the claimed one: `[4444m]+1`.
    claimed: isTaken ? (tiles.at(alike === 'kong' && !seat?.startsWith('+') ? -1 : 1) ?? null) : null,
  };
}

function seatState(box: TileBox, { hand, melds = '', bonus = '', river = '' }: SeatText): SeatState {
  const held = box.take(hand);
  const counts = Array<number>(box.size).fill(0);
  for (const tile of held) {
    const kind = box.kinds[tile] ?? 0;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return {
    hand: held,
    counts,
    melds: meldsIn(melds).map((text) => meldOf(box, text)),
    bonus: box.take(bonus),
    river: box
      .take(typeof river === 'number' ? '' : river)
      .map((tile) => ({ tile, drawn: false, claimedBy: null })),
    open: false,
    barred: false,
  };
}

/** Opponents' concealed tiles: any that are left. */
const ANY = '?';

export interface TableText {
  readonly seats: readonly SeatText[];
  /** The rule set, if it is not that of Hong Kong. */
  readonly rules?: string;
  /** 1 if not given. */
  readonly humanSeat?: Seat;
  readonly turn: Seat;
  readonly why: 'turn' | 'discard' | null;
  readonly wallLeft: number;
  /** The next tiles of the wall, and those for kongs. Where neither is given, the wall has tiles that lie elsewhere too. */
  readonly front?: string;
  readonly back?: string;
  /** The last tile of the asked hand was just drawn. */
  readonly isDrawn?: boolean;
  /** What differs from the defaults. */
  readonly options?: Options;
  /** Who is asked, if not the human. */
  readonly asked?: Seat;
  /** Of the hand in the round: 2 if not given. Where a game seats players by it, the players sit as here in hand 1. */
  readonly number?: number;
}

export const players: readonly PlayerInfo[] = [
  { person: 'mei', bot: 'routes-1+flush' },
  { person: 'you', bot: null },
  { person: 'wing', bot: 'sharp+defender' },
  { person: 'chiu', bot: 'gentle-2' },
];

/** A deal that stands as the text says; players are seated as in `players`. */
export function dealFixture(table: TableText): { match: Match; deal: Deal } {
  const { rules = 'hong-kong-old' } = table;
  const options = { ...defaultOptions(findRuleSet(rules)?.options ?? {}), ...table.options };
  const { geometry, ...resolved } = rulesOf({ rules, options });
  const kinds = geometry.tiles;
  const box = new TileBox({ geometry, ...resolved });
  const laid = table.seats.map((seat) => {
    const written = seat.hand === ANY ? { ...seat, hand: '' } : seat;
    return seatState(box, typeof seat.river === 'number' ? { ...written, river: '' } : written);
  });
  const next = { front: box.take(table.front ?? ''), back: box.take(table.back ?? '') };
  // Every seat has its hand before what is left becomes discards.
  const held = laid.map(({ hand, melds }, at) =>
    table.seats[at]?.hand === ANY ? box.any(placesOf({ rules, options }, melds)) : hand,
  );
  const seats = laid.map((seat, at): SeatState => {
    const { river } = table.seats[at] as SeatText;
    const filled =
      typeof river === 'number'
        ? box.any(river).map((tile) => ({ tile, drawn: false, claimedBy: null }))
        : seat.river;
    return { ...seat, river: filled, hand: held[at] ?? [] };
  });
  const bits = '00'.repeat(16);
  const match: Match = {
    ...startMatch({ rules, options, bits, text: '' }),
    scores: [586, 412, 498, 504].slice(0, geometry.seats),
    progress: { round: 0, number: table.number ?? 2, repeat: 0, dealer: 0, carry: {} },
  };
  const { dice } = nextWall(match);
  const all = wallSource(kinds.map((_, id) => id));
  const wallBreak = { side: geometry.seats - 1, stack: 11 };
  const started = startDeal(match, { prevailing: 0, carry: {}, source: all, dice, wallBreak }).deal;
  const last = seats[table.turn]?.river.at(-1)?.tile ?? null;
  const asked = table.asked ?? table.humanSeat ?? 1;
  const drawn = seats[asked]?.hand.at(-1) ?? 0;
  const isTurn = table.why === 'turn';
  const deal: Deal = {
    ...started,
    phase: { type: 'play' },
    source:
      table.front === undefined && table.back === undefined
        ? anyWall(kinds, table)
        : wallOf(box, next, table),
    seats,
    turn: table.turn,
    drawn: table.isDrawn ? { tile: drawn, from: 'front', kongs: 0, bonus: false } : null,
    discards: 30,
    pending: {
      why: table.why ?? 'discard',
      from: isTurn ? null : table.turn,
      tile: isTurn ? drawn : last,
      kong: null,
      waiting: table.why === null ? 0 : 1 << asked,
      answers: seats.map(() => null),
    },
  };
  return { match, deal };
}

/** A wall for tables on which nobody draws. */
function anyWall({ length }: readonly TileKind[], { wallLeft }: TableText): Deal['source'] {
  const tiles = Array.from({ length }, (_, id) => id);
  return { type: 'wall', tiles, front: length - 9 - wallLeft, back: length - 9, aside: [] };
}

/** A wall of tiles that lie nowhere else, without a dead wall. */
function wallOf(
  box: TileBox,
  { front, back }: Readonly<Record<'front' | 'back', readonly TileId[]>>,
  { wallLeft }: TableText,
): Deal['source'] {
  const between = box.any(wallLeft - front.length - back.length);
  const left = [...front, ...between, ...back.toReversed()];
  const gone = box.kinds.flatMap((_, id) => (left.includes(id) ? [] : id));
  return { type: 'wall', tiles: [...gone, ...left], front: gone.length, back: box.kinds.length, aside: [] };
}

/** What the screens are given for such a deal. */
export function tableFixture(table: TableText): GameState {
  const { match, deal } = dealFixture(table);
  const { humanSeat = 1 } = table;
  return {
    ...emptyState,
    screen: 'table',
    match,
    players: players.slice(0, deal.seats.length),
    human: 1,
    humanSeat,
    view: seatView(deal, humanSeat),
    choices: legalActions(deal, humanSeat),
    scores: match.scores,
    wall: wallView(deal),
    lastDiscard: deal.seats[table.turn]?.river.at(-1)?.tile ?? null,
  };
}

export const emptyState: GameState = {
  screen: 'home',
  match: null,
  players: [],
  human: 0,
  practice: false,
  humanSeat: 0,
  view: null,
  choices: [],
  scores: [],
  sheet: [],
  wall: null,
  lastDiscard: null,
  secondsLeft: null,
  mayTakeBack: false,
  seen: [],
  throws: [],
  result: null,
  ended: null,
  others: null,
  notice: null,
  ownership: 'mine',
  isKept: true,
  setAside: null,
  commitment: 'ab'.repeat(32),
  paused: false,
  automatic: null,
  skippedFrom: null,
  forHand: {},
  lapsed: {},
  goesOnIn: null,
};

/** A match under way that is not open. */
export function parkedMatch(id: string): ParkedMatch {
  return {
    id,
    rules: 'hong-kong-old',
    bits: id.padStart(32, '0'),
    round: 0,
    number: 2,
    repeat: 0,
    wind: 3,
    score: -4,
    place: 3,
    equals: 1,
    seats: 4,
    bots: ['routes-1', 'gentle-2', 'routes-1'],
    hand: [0, 0, 3, 5, 14, 15, 16, 20, 21, 22, 27, 27, 31],
    at: 1_795_521_600_000,
  };
}

/** The table and the match are one store, as on the page. */
interface FixtureStores extends Stores {
  readonly game: StoreApi<GameStore>;
  readonly match: StoreApi<GameStore>;
  readonly dangers: StoreApi<DangerStore>;
  readonly aims: StoreApi<AimStore>;
  /** What was chosen, and which matches were begun. */
  readonly acted: Action[];
  readonly started: MatchConfig[];
}

/** Stores that show a state and record what is chosen. */
export function fixtureStores(state: GameState, settings: Partial<Settings> = {}): FixtureStores {
  const acted: Action[] = [];
  const started: MatchConfig[] = [];
  const game = createStore<GameStore>()(() => ({
    ...state,
    startMatch: (config) => void started.push(config),
    act: (action) => void acted.push(action),
    suggest: (choices, tell) => tell(choices[0]!),
    skipAhead: () => undefined,
    switchForHand: (changes) => game.setState(({ forHand }) => ({ forHand: { ...forHand, ...changes } })),
    stay: () => undefined,
    stop: () => undefined,
    changeScreensBy: () => () => undefined,
    nextDeal: () => undefined,
    goHome: () => undefined,
    showStandings: () => undefined,
    resume: () => undefined,
    dismissNotice: () => undefined,
    prepareMatch: () => undefined,
    abandon: () => undefined,
    restart: () => undefined,
    takeOver: () => undefined,
    pause: () => undefined,
    dropSetAside: () => undefined,
    recordSoFar: () => null,
    noteCoach: () => undefined,
    takeBack: () => null,
  }));
  const store = createSettingsStore(memoryStorage(), { language: 'en', aims: 'never', ...settings });
  const coach = createCoach(() => Promise.resolve({ deepen: () => undefined, foresee: () => undefined }));
  const games = gamesIn(() => store.getState().language);
  const dangers = createDangers(() => Promise.resolve());
  const aims = aimsHere(game);
  return {
    games,
    game,
    match: game,
    coach,
    dangers,
    aims,
    aimsAt: aimsHere,
    settings: store,
    acted,
    started,
  };
}
