import type { RouteSort } from '../../../bots/routes/route';
import type { Action, TileKind } from '../../../engine/types';
import type { Distance, Fact, ReasonCode, Way, WayName, WayToMinimum } from '../../../coach/reasons/reason';
import { rounded, signedRounded } from '../../text/numbers';
import { capital, drawn, listed, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';

/** The fact with a code. */
export type FactOf<Code extends ReasonCode> = {
  readonly [Each in Code]: { readonly code: Each } & Extract<Fact, { readonly code: Each }>;
}[Code];

/** What a sentence is told beside its fact. */
export interface Told {
  /** Who sits at a seat, as they are called. */
  readonly who: (seat: number) => string;
  /** Seats at the table. */
  readonly seats: number;
  readonly own: number;
  /** The item of that name; null where the game counts none. */
  readonly item: (id: string) => string | null;
  /** What follows for a hand that is open; null where nothing does. */
  readonly opened: string | null;
  /** "3 faan". */
  readonly amount: (value: number, unit: string) => string;
}

/** A choice, and the tiles that tell it from others of its sort. */
export interface ToldChoice {
  readonly type: Action['type'];
  readonly tiles: readonly TileKind[];
  /** What a declaration does, in the game's words: "lay out a concealed pong". */
  readonly verb?: string | undefined;
  /** What the game calls out for it, where it is called otherwise than in most: "pon". */
  readonly term?: string | undefined;
}

const SUITS = ['characters', 'dots', 'bamboo'];
const NAMES: Partial<Record<Action['type'], string>> = {
  pass: 'pass',
  win: 'win',
  chow: 'chow',
  pong: 'pong',
  kong: 'kong',
  'concealed-kong': 'kong',
  'added-kong': 'kong',
};

const KONGS: readonly Action['type'][] = ['kong', 'concealed-kong', 'added-kong'];

/** "5 Dots", "pass", "chow with 4 Dots and 6 Dots", "kong of Red dragon", "declare riichi and discard 5 Dots". */
function choiceName({ type, tiles, verb, term }: ToldChoice): readonly Part[] {
  if (type === 'discard') return drawn(tiles);
  const name = verb ?? term ?? NAMES[type] ?? 'this';
  if (type === 'exchange') return tiles.length === 0 ? ['give none'] : say`give ${drawn(tiles)}`;
  if (tiles.length === 0) return [name];
  if (type === 'declare') return say`${name} and discard ${drawn(tiles)}`;
  return say`${name} ${KONGS.includes(type) ? 'of' : 'with'} ${drawn(tiles)}`;
}

/** Says which two choices a sentence is about: "West wind rather than 4 Dots: ". */
const between = (better: ToldChoice, other: ToldChoice): readonly Part[] =>
  better.type === 'exchange' && other.type === 'exchange' && other.tiles.length > 0
    ? say`${capital(choiceName(better))} rather than ${drawn(other.tiles)}: `
    : say`${capital(choiceName(better))} rather than ${choiceName(other)}: `;

/** Says that two choices may be as good as each other. */
const even = (one: ToldChoice, other: ToldChoice): readonly Part[] =>
  say`${capital(choiceName(one))} or ${choiceName(other)}: too close to call.`;

const sorts: Readonly<Record<RouteSort, (suit: string | null) => string>> = {
  'one-suit-with-honours': (suit) => (suit ? `a clean hand in ${suit}` : 'a clean hand'),
  'one-suit': (suit) => (suit ? `a pure hand in ${suit}` : 'a pure hand'),
  pongs: () => 'all pongs',
  pairs: (suit) => (suit ? `seven pairs in ${suit}` : 'seven pairs'),
  limit: () => 'a limit hand',
  other: () => 'a hand that can win',
};
/** The name of a sort of hands of sets; null for hands that have names of their own. */
const sortName = (sort: string, suit: number | null) =>
  isSort(sort) ? sorts[sort](suit === null ? null : (SUITS[suit] ?? null)) : null;
const isSort = (sort: string): sort is RouteSort => sort in sorts;

/** Hands of a card by their quoted names, limit hands by theirs, others by what players call the sort. */
function routeName({ sort, suit, id }: Named, item: Told['item']): string {
  if (sort === id) return cardHand(id, item);
  const called = sort === 'limit' ? null : sortName(sort, suit);
  return called ?? lowerFirst(item(id) ?? sortName(sort, suit) ?? id);
}

/** A way to a hand that is not the nearest one. */
const otherWay = (named: Named, item: Told['item']) =>
  named.sort === 'other' ? 'another hand that can win' : `another way to ${routeName(named, item)}`;

/** A hand of a card; its name says nothing of its tiles. */
const cardHand = (id: string, item: Told['item']) => `“${item(id) ?? id}”`;

/** Names a sort of hand. */
export interface Named {
  readonly sort: string;
  readonly suit: number | null;
  readonly id: string;
}

const away = (missing: number) => `${missing} ${missing === 1 ? 'tile' : 'tiles'} away`;
const notAway = ({ better, other, now }: Distance) =>
  `${away(better)}${now === undefined ? '' : ` (${now} now)`}, not ${other}`;
const percent = (chance: number) =>
  chance > 0 && chance < 0.01 ? 'under 1%' : `${Math.round(100 * chance)}%`;
const pointsOf = (points: number) => `${rounded(points)} ${rounded(points) === '1' ? 'point' : 'points'}`;
const sets = (count: number) => `${count} sets`;
const and = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    ', ',
    ' and ',
  );

const or = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    ', ',
    ' or ',
  );

/** What is said of the two choices, for each code: the sentence after `between`. */
const reasons: { readonly [Code in ReasonCode]: (fact: FactOf<Code>, told: Told) => readonly Part[] } = {
  'wins-now': ({ points }) => say`${pointsOf(points)} now.`,
  'false-win': ({ points }) => say`this hand cannot win; calling it comes to ${pointsOf(points)}.`,
  'loses-minimum': ({ needs, unit }, { amount }) =>
    say`otherwise no hand of ${amount(needs, unit)} can be reached.`,
  'secures-minimum': ({ needs, has, without, unit }, { amount }) =>
    has >= needs
      ? say`the hand then has its ${amount(needs, unit)}.`
      : say`${has} of ${amount(needs, unit)} ${has === 1 ? 'is' : 'are'} sure then, not ${without}.`,
  'kills-route': (fact, { item }) => say`otherwise ${routeName(fact, item)} is ruled out.`,
  'keeps-route': ({ wants = [], wantsOne, ...fact }, { item }) =>
    wants.length === 0
      ? say`${routeName(fact, item)} is ${notAway(fact.missing)}.`
      : say`${routeName(fact, item)} is ${notAway(fact.missing)}; it wants ${wantsOne ? 'one of ' : ''}${drawn(wants)}.`,
  'serves-less': ({ missing, live, isOtherWay, ...named }, { item }) =>
    missing.better < missing.other
      ? say`${isOtherWay ? otherWay(named, item) : routeName(named, item)} is ${notAway(missing)}, and other likely hands are as near.`
      : say`${live.better} unseen tiles help ${routeName(named, item)}, not ${live.other}, and other likely hands are as near.`,
  spare: ({ tiles, ...named }, { item }) =>
    say`no likely hand uses it, while ${routeName(named, item)} may use ${drawn(tiles)}.`,
  'as-good': () => say`it hardly matters, likely hands are as near.`,
  'opens-hand': ({ items, nearest }, { item, opened }) => {
    const lost = or(items.map((id) => lowerFirst(item(id) ?? id)));
    if (opened === null || nearest === null) return say`otherwise your hand is open: no ${lost}.`;
    const named = nearest.map((each) => way(each, item)).filter((name) => name !== null);
    const near = named.length === 0 ? [] : say`, nearest ${listed(named, ', ', ' or ')}`;
    return say`otherwise your hand is open: no ${lost}, and ${opened}${near}.`;
  },
  narrows: ({ hands, ids }, { item }) =>
    ids.length > 0
      ? say`otherwise what lies open leaves ${and(ids.map((id) => cardHand(id, item)))} alone.`
      : say`otherwise what lies open leaves ${hands.other} hands, not ${hands.better}.`,
  'more-wild': ({ tiles, count }) =>
    say`you then hold ${count.better} wild ${count.better === 1 ? 'tile' : 'tiles'} (${drawn(tiles)}), not ${count.other}.`,
  ready: ({ tiles, live }) => say`you are ready for ${drawn(tiles)} (${live} unseen).`,
  'more-waits': ({ tiles, live }) =>
    say`ready either way, but for ${drawn(tiles)}: ${live.better} unseen tiles, not ${live.other}.`,
  'bad-shape': ({ tiles, live }) => say`otherwise only ${drawn(tiles)} helps (${live} unseen).`,
  'breaks-pair': ({ tiles }) => say`it keeps your only pair, ${drawn(tiles)}.`,
  'last-copies': ({ tiles, live }) =>
    live === 0 ? say`no more ${drawn(tiles)} can come.` : say`only ${live} more ${drawn(tiles)} can come.`,
  faster: ({ missing }) => say`a hand that can win is ${notAway(missing)}.`,
  'no-nearer': ({ missing }) => say`a hand that can win is ${away(missing)} either way.`,
  'more-useful': ({ live }) => say`${live.better} unseen tiles help, not ${live.other}.`,
  'fewer-need': ({ tiles, hands, of }) =>
    of === 1
      ? say`the nearest hand may use ${drawn(tiles.slice(1))}, not ${drawn(tiles.slice(0, 1))}.`
      : say`of the ${of} nearest hands ${hands.better === 0 ? 'none needs' : hands.better === 1 ? '1 needs' : `${hands.better} need`} ${drawn(tiles.slice(0, 1))}, ${hands.other} ${hands.other === 1 ? 'needs' : 'need'} ${drawn(tiles.slice(1))}.`,
  likelier: ({ chance }) => say`you win ${percent(chance.better)} of the time, not ${percent(chance.other)}.`,
  dearer: ({ points }) =>
    say`deals that you win bring about ${pointsOf(points.better)}, not ${rounded(points.other)}.`,
  'slower-but-dearer': ({ points, missing }) =>
    say`slower, ${notAway(missing)}, but deals that you win bring about ${pointsOf(points.better)}, not ${rounded(points.other)}.`,
  'wanted-by': ({ tiles, seat, ids }, { who, item }) =>
    say`${who(seat)} may want ${drawn(tiles)} for ${or(ids.map((id) => cardHand(id, item)))}.`,
  feeds: ({ tiles, seat, why, melds }, { who }) => {
    const wants = {
      suit: 'only this suit',
      'suit-and-honours': 'only this suit and honours',
      pongs: 'only pongs',
      melds: `${sets(melds)} already`,
    }[why];
    const shows = `${sets(melds)} on the table${why === 'melds' ? '' : `, ${wants}`}`;
    return say`${who(seat)} may want ${drawn(tiles)} (${shows}).`;
  },
  safe: ({ tiles, seats, why }, { who, seats: table }) => {
    const all = seats.length === table - 1;
    if (why === 'let-go') return say`${and(seats.map(who))} just let ${drawn(tiles)} go.`;
    if (why === 'thrown')
      return say`${and(seats.map(who))} threw ${drawn(tiles)} or let it go, and cannot win on it.`;
    return all
      ? say`nobody can win on ${drawn(tiles)}.`
      : say`${and(seats.map(who))} cannot win on ${drawn(tiles)}, by what lies on the table.`;
  },
  'deals-in-less': ({ chance }) =>
    say`others win on your discards ${percent(chance.better)} of the time, not ${percent(chance.other)}.`,
  'costs-less': ({ points }) =>
    say`you come out at about ${signedRounded(points.better)} points when others win, not ${signedRounded(points.other)}.`,
  'keeps-tiles': ({ seats, tiles, areSafe }, { who }) =>
    areSafe
      ? say`you keep ${tiles.better} ${tiles.better === 1 ? 'tile' : 'tiles'} that ${and(seats.map(who))} cannot win on, not ${tiles.other}.`
      : say`${and(seats.map(who))} may be ready, and you keep ${tiles.better} tiles to choose discards from, not ${tiles.other}.`,
  'kong-replacement': () => say`it brings an extra draw.`,
  'kong-robbing': ({ tiles, seats }, { who }) =>
    say`${and(seats.map(who))} may rob the kong of ${drawn(tiles)}.`,
  'kong-paid': ({ points }) => say`the kong is paid at once: ${pointsOf(points)}.`,
  'kong-value': ({ points }) =>
    say`deals that you win then bring about ${pointsOf(points.better)}, not ${rounded(points.other)}.`,
  'few-draws': ({ draws, missing }) =>
    say`${draws === 0 ? 'hardly a draw is' : draws === 1 ? 'about 1 draw is' : `about ${draws} draws are`} left, and a hand that can win is ${notAway(missing)}.`,
  dealer: ({ seat, times }, { who, own }) =>
    seat === own
      ? say`as the dealer you are paid ${rounded(times)} times as much for a win, so this counts for more.`
      : say`${who(seat)} is the dealer, and that costs ${rounded(times)} times as much.`,
};

/** "all pongs with a pong of East wind", "a hand with a pong of East wind"; null for what has no name. */
function way({ pongs, concealed, selfDrawn, ...named }: WayName, item: Told['item']): readonly Part[] | null {
  const shape = named.sort === 'other' ? item(named.id) : routeName(named, item);
  const how = [...(concealed ? ['concealed'] : []), ...(selfDrawn ? ['self-drawn'] : [])];
  if (shape === null && pongs.length === 0) return how.length === 0 ? null : say`a ${how.join(', ')} hand`;
  const honours = listed(
    pongs.map((kind) => drawn([kind])),
    ', ',
    ' and ',
  );
  const asked = pongs.length === 0 ? [] : [say`${pongs.length === 1 ? 'a pong' : 'pongs'} of ${honours}`];
  const parts = listed([[shape === null ? 'a hand' : lowerFirst(shape)], ...asked], ' with ', ' with ');
  return say`${parts}${how.length > 0 ? ` (${how.join(', ')})` : ''}`;
}

/** "3 as all pongs, or 4 as seven pairs": what comes if. A value is said once for the ways that follow each other with it. */
function ifEndsAs(ways: readonly Way[], item: Told['item']): readonly Part[] {
  const told = ways
    .map((each) => ({ value: each.value, name: way(each, item) ?? [] }))
    .filter(({ name }) => name.length > 0);
  return listed(
    told.map(({ value, name }, at) => {
      if (at > 0 && told[at - 1]!.value === value) return say`as ${name}`;
      return say`${value ?? 'the limit'} ${at === 0 ? 'if it ends ' : ''}as ${name}`;
    }),
    ', ',
    ', or ',
  );
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

export const words = {
  title: 'Why',
  /** Stands between the names of tiles that are read out one after the other. */
  betweenTiles: ' and ',
  between,
  even,
  reasons,
  /** "1 of 3 faan sure, 4 if it ends as characters with honours, or as all pongs." */
  minimum: (
    { has, needs, ways }: WayToMinimum,
    amount: (value: number) => string,
    item: Told['item'],
  ): readonly Part[] => {
    const sure = `${has} of ${amount(needs)} sure`;
    if (ways.length === 0) return say`${sure}. The rest is out of reach.`;
    const rest = ifEndsAs(ways, item);
    return rest.length === 0 ? say`${sure}.` : say`${sure}, ${rest}.`;
  },
};

export type ReasonWords = typeof words;
