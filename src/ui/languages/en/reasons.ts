import type { RouteSort } from '../../../bots/routes/route';
import type { Action, TileKind } from '../../../engine/types';
import type { Compared, Fact, ReasonCode, Way, WayToMinimum } from '../../../coach/reasons/reason';
import { capital, drawn, listed, say } from '../../text/sentenceParts';
import type { Part } from '../../text/sentenceParts';

/** The fact with a code. */
export type FactOf<Code extends ReasonCode> = {
  readonly [Each in Code]: { readonly code: Each } & Extract<Fact, { readonly code: Each }>;
}[Code];

/** What a sentence is told beside its fact. */
export interface Told {
  /** The two choices: what is done, and with which tiles where that tells them apart. */
  readonly better: ToldChoice;
  readonly other: ToldChoice;
  /** Who sits at a seat, as they are called. */
  readonly who: (seat: number) => string;
  /** Seats at the table. */
  readonly seats: number;
  readonly own: number;
  /** The item of that name; null where the game counts none. */
  readonly item: (id: string) => string | null;
  /** "3 faan". */
  readonly amount: (value: number, unit: string) => string;
}

export interface ToldChoice {
  readonly type: Action['type'];
  readonly tiles: readonly TileKind[];
  /** The tile of the other choice, where both are discards; none else. */
  readonly instead: readonly TileKind[];
}

const SUITS = ['characters', 'dots', 'bamboo'];
const DEEDS: Partial<Record<Action['type'], string>> = {
  pass: 'passing',
  win: 'winning',
  chow: 'the chow',
  pong: 'the pong',
  kong: 'the kong',
  group: 'the group',
  'concealed-kong': 'the kong',
  'added-kong': 'the kong',
  declare: 'declaring',
};

/** Choices that add nothing to the hand. */
const KEEPING: ReadonlySet<Action['type']> = new Set(['pass', 'discard']);

/** "the pong", "passing", "discarding 5 Dots rather than West wind", "the chow with 4 Dots and 6 Dots". */
function deed({ type, tiles, instead }: ToldChoice): readonly Part[] {
  if (instead.length > 0) return say`discarding ${drawn(tiles)} rather than ${drawn(instead)}`;
  if (type === 'discard') return say`discarding ${drawn(tiles)}`;
  const done = DEEDS[type] ?? 'this';
  return tiles.length === 0 ? [done] : say`${done} with ${drawn(tiles)}`;
}

/** The choice without the other one. */
const alone = (choice: ToldChoice): ToldChoice => ({ ...choice, instead: [] });

/** Says between which discards a sentence decides that names neither of them as one. */
function rather({ tiles, instead }: ToldChoice, sentence: readonly Part[]): readonly Part[] {
  return instead.length > 0
    ? say`${drawn(tiles)} rather than ${drawn(instead)}: ${sentence}`
    : capital(sentence);
}

const sorts: Readonly<Record<RouteSort, (suit: string | null) => string>> = {
  'one-suit-with-honours': (suit) => (suit ? `a clean hand in ${suit}` : 'a clean hand'),
  'one-suit': (suit) => (suit ? `a pure hand in ${suit}` : 'a pure hand'),
  pongs: () => 'all pongs',
  pairs: () => 'seven pairs',
  limit: () => 'a limit hand',
  other: () => 'another hand',
};
const sortName = (sort: RouteSort, suit: number | null) =>
  sorts[sort](suit === null ? null : (SUITS[suit] ?? null));

/** Limit hands by their names, others by what players call the sort. */
function routeName({ sort, suit, id }: Named, item: Told['item']): string {
  const name = sort === 'limit' ? item(id) : null;
  return name === null ? sortName(sort, suit) : lowerFirst(name);
}

/** Names a sort of hand. */
export interface Named {
  readonly sort: RouteSort;
  readonly suit: number | null;
  readonly id: string;
}

const tilesMissing = (count: number) => `${count} ${count === 1 ? 'tile' : 'tiles'} missing`;
const notMissing = ({ better, other }: Compared) => `${tilesMissing(better)}, not ${other}`;
const percent = (chance: number) =>
  chance > 0 && chance < 0.01 ? 'under 1%' : `${Math.round(100 * chance)}%`;
const pointsOf = (points: number) => `${rounded(points)} ${rounded(points) === '1' ? 'point' : 'points'}`;
const rounded = (points: number) =>
  (Math.abs(points) < 10 ? Number(points.toFixed(1)) : Math.round(points)).toString();
const signed = (points: number) => (points > 0 ? '+' : points < 0 ? '−' : '') + rounded(Math.abs(points));
const sets = (count: number) => `${count} sets`;
const and = (names: readonly string[]) =>
  listed(
    names.map((name) => [name]),
    ', ',
    ' and ',
  );

/** A sentence for each code. */
const reasons: { readonly [Code in ReasonCode]: (fact: FactOf<Code>, told: Told) => readonly Part[] } = {
  'wins-now': ({ points }) => say`This wins now: ${pointsOf(points)}.`,
  'loses-minimum': ({ needs, unit }, { other, amount }) =>
    say`After ${deed(other)}, no hand of ${amount(needs, unit)} can be reached.`,
  'secures-minimum': ({ needs, has, without, unit }, { better, amount }) =>
    has >= needs
      ? say`After ${deed(better)}, the hand has its ${amount(needs, unit)}.`
      : say`After ${deed(better)}, ${has} of ${amount(needs, unit)} ${has === 1 ? 'is' : 'are'} sure, not ${without}.`,
  'kills-route': (fact, { other, item }) => capital(say`${deed(other)} rules out ${routeName(fact, item)}.`),
  'keeps-route': (fact, { better, item }) =>
    capital(
      say`${deed(better)} ${KEEPING.has(better.type) ? 'keeps' : 'brings'} ${routeName(fact, item)} nearer: ${notMissing(fact.missing)}.`,
    ),
  'serves-less': ({ missing, live, ...named }, { better, item }) => {
    const gain =
      missing.better < missing.other
        ? say`${routeName(named, item)} has ${notMissing(missing)}`
        : say`${live.better} unseen tiles help ${routeName(named, item)}, not ${live.other}`;
    return capital(say`${deed(better)} harms no likely hand, and ${gain}.`);
  },
  'opens-hand': ({ items }, { other, item }) => {
    const names = items.map((id) => lowerFirst(item(id) ?? id));
    return capital(
      say`${deed(other)} opens your hand: no ${listed(
        names.map((name) => [name]),
        ', ',
        ' or ',
      )}.`,
    );
  },
  ready: ({ tiles, live }, { better }) =>
    say`After ${deed(better)}, you are ready for ${drawn(tiles)} (${live} unseen).`,
  'more-waits': ({ tiles, live }, { better }) =>
    say`Ready either way, but ${deed(better)} waits for ${drawn(tiles)}: ${live.better} unseen tiles, not ${live.other}.`,
  'bad-shape': ({ tiles, live }, { other }) =>
    say`After ${deed(other)}, only ${drawn(tiles)} helps (${live} unseen).`,
  'breaks-pair': ({ tiles }, { other }) =>
    other.type === 'discard'
      ? capital(say`${deed(other)} breaks your only pair.`)
      : capital(say`${deed(other)} uses up your only pair, ${drawn(tiles)}.`),
  'last-copies': ({ tiles, live }, { better }) =>
    rather(
      better,
      live === 0 ? say`no more ${drawn(tiles)} can come.` : say`only ${live} more ${drawn(tiles)} can come.`,
    ),
  faster: ({ missing }, { better }) =>
    capital(say`${deed(better)} is nearer to a hand that can win: ${notMissing(missing)}.`),
  'no-nearer': ({ missing }, { other }) =>
    capital(say`${deed(other)} brings you no nearer: ${tilesMissing(missing)} either way.`),
  'more-useful': ({ live }, { better }) =>
    say`After ${deed(better)}, ${live.better} unseen tiles help, not ${live.other}.`,
  likelier: ({ chance }, { better }) =>
    say`After ${deed(better)}, you win more often: ${percent(chance.better)}, not ${percent(chance.other)}.`,
  dearer: ({ points }, { better }) =>
    say`After ${deed(better)}, a win brings more on average: about ${pointsOf(points.better)}, not ${rounded(points.other)}.`,
  'slower-but-dearer': ({ points, missing }, { better }) =>
    capital(
      say`${deed(better)} is slower (${notMissing(missing)}), but a win brings about ${pointsOf(points.better)}, not ${rounded(points.other)}.`,
    ),
  feeds: ({ tiles, seat, why, melds }, { better, who }) => {
    const wants = {
      suit: 'only this suit',
      'suit-and-honours': 'only this suit and honours',
      pongs: 'only pongs',
      melds: `${sets(melds)} already`,
    }[why];
    const shows = `${sets(melds)} on the table${why === 'melds' ? '' : `, ${wants}`}`;
    return rather(better, say`${who(seat)} may want ${drawn(tiles)} (${shows}).`);
  },
  safe: ({ tiles, seats, why }, { better, who, seats: table }) => {
    const all = seats.length === table - 1;
    if (why === 'let-go') return rather(better, say`${and(seats.map(who))} just let ${drawn(tiles)} go.`);
    return rather(
      better,
      all
        ? say`nobody can win on ${drawn(tiles)}.`
        : say`${and(seats.map(who))} cannot win on ${drawn(tiles)}, by the sets on the table.`,
    );
  },
  'deals-in-less': ({ chance }, { better }) =>
    say`After ${deed(better)}, others win on your discards less often: ${percent(chance.better)}, not ${percent(chance.other)}.`,
  'costs-less': ({ points }, { better }) =>
    say`After ${deed(better)}, you come out at about ${signed(points.better)} points when others win, not ${signed(points.other)}.`,
  'kong-replacement': ({ tiles }) => say`The kong of ${drawn(tiles)} brings an extra draw.`,
  'kong-robbing': ({ tiles, seats }, { who }) =>
    say`${and(seats.map(who))} may rob the kong of ${drawn(tiles)}.`,
  'kong-value': ({ tiles, points }) =>
    say`With the kong of ${drawn(tiles)} a win brings more: about ${pointsOf(points.better)}, not ${rounded(points.other)}.`,
  'few-draws': ({ draws, missing }, { better, other }) =>
    say`You have about ${draws} ${draws === 1 ? 'draw' : 'draws'} left: ${deed(alone(better))} leaves ${tilesMissing(missing.better)}, ${deed(alone(other))} ${missing.other}.`,
  dealer: ({ seat, times }, { better, who, own }) =>
    rather(
      better,
      seat === own
        ? say`you are the dealer, and a win brings ${rounded(times)} times as much.`
        : say`${who(seat)} is the dealer, and that costs ${rounded(times)} times as much.`,
    ),
};

/** "all pongs with a pong of East wind", "a hand with a pong of East wind"; null for what has no name. */
function way({ pongs, concealed, selfDrawn, ...named }: Way, item: Told['item']): readonly Part[] | null {
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
