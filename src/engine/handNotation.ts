import { formatTile, formatTiles, parseTiles, stripBlanks } from './notation';
import { quote } from './quote';
import { fail, ok, type Result } from './result';
import { inOrder, kindsOfMeld, shapeOf } from './meldKinds';
import { sizeInHand, typeOfMeld } from './mayLie';
import type { LayOuts } from './mayLie';
import type { Geometry, MeldShape } from './rules';
import { countKinds } from './tileSet';
import type { TileSet } from './tileSet';
import { ANY_FLOWER, byFace, countsAs, isBonus, KONG_SIZE } from './tiles';
import type { TileKind } from './types';

/** One player's tiles as a calculator knows them; `concealed` and `bonus` are sorted, `winning` stands apart. */
export interface WrittenHand {
  readonly concealed: readonly TileKind[];
  readonly melds: readonly MeldShape[];
  readonly winning: TileKind | null;
  readonly bonus: readonly TileKind[];
}

/** What a rule set says about hands, and which sort of hand is expected. */
export interface HandFacts {
  readonly geometry: Pick<Geometry, 'handSize'>;
  readonly tiles: TileSet;
  readonly layOuts: LayOuts;
  /** `won`: with its winning tile; `held`: without; `bonus-win`: without, and perhaps with fewer tiles; `begun`: a hand that is being put together. */
  readonly sort: 'won' | 'held' | 'bonus-win' | 'begun';
}

const CONCEALED = /[^[\]()+|]*/y;
const MELD = /\[[^[\]()+|]*\]|\([^[\]()+|]*\)/y;
const WINNING = /\+[^[\]()+|]*/y;
const BONUS = /\|[^[\]()+|]*/y;

/**
 * A hand written `CONCEALED [EXPOSED MELD] (CONCEALED KONG) +WINNING |BONUS`. Refuses what is malformed or cannot
 * lie on a table of this rule set, with a sentence that names the part.
 */
export function parseHand(text: string, facts: HandFacts): Result<WrittenHand> {
  const parts = splitHand(stripBlanks(text));
  if (!parts.ok) return parts;
  const concealed = readPlaying(parts.value.concealed, facts);
  if (!concealed.ok) return concealed;
  const melds = readMelds(parts.value.melds, facts);
  if (!melds.ok) return melds;
  const winning = readWinning(parts.value.winning, facts);
  if (!winning.ok) return winning;
  const bonus = readBonus(parts.value.bonus, facts);
  if (!bonus.ok) return bonus;
  return checkHand(
    {
      concealed: concealed.value.toSorted(byFace),
      melds: melds.value,
      winning: winning.value,
      bonus: bonus.value.toSorted(byFace),
    },
    facts,
  );
}

/** The text of a hand; `parseHand` reads it back. */
export function formatHand(hand: WrittenHand): string {
  const winning = hand.winning === null ? '' : `+${formatTile(hand.winning)}`;
  const bonus = hand.bonus.length === 0 ? '' : `|${formatTiles(hand.bonus.toSorted(byFace))}`;
  return formatTiles(hand.concealed.toSorted(byFace)) + hand.melds.map(formatMeld).join('') + winning + bonus;
}

/** A meld as text: `[234p]`, `[EEE]`, `(9999s)`. */
function formatMeld(meld: MeldShape): string {
  const tiles = formatTiles(kindsOfMeld(meld));
  return meld.concealed ? `(${tiles})` : `[${tiles}]`;
}

interface Parts {
  readonly concealed: string;
  readonly melds: readonly string[];
  readonly winning: string | null;
  readonly bonus: string | null;
}

/** More signs than any hand needs. */
const MOST_SIGNS = 1000;

function splitHand(text: string): Result<Parts> {
  if (text.length > MOST_SIGNS) return fail(`${quote(text)} is longer than any hand.`);
  let at = 0;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const concealed = take(CONCEALED) ?? '';
  const melds: string[] = [];
  for (let meld = take(MELD); meld !== null; meld = take(MELD)) melds.push(meld);
  const winning = take(WINNING);
  const bonus = take(BONUS);
  if (at < text.length) return fail(`${quote(text.slice(at))} does not belong where it stands.`);
  return ok({ concealed, melds, winning, bonus });
}

/** Where all flowers and seasons are one kind, each of them is read as it. */
function held(kind: TileKind, copies: readonly number[]): TileKind {
  return isBonus(kind) && copies[ANY_FLOWER]! > 0 ? ANY_FLOWER : kind;
}

function readPlaying(text: string, { tiles: { bonus: isLaidAside, copies } }: HandFacts): Result<TileKind[]> {
  const tiles = parseTiles(text);
  if (!tiles.ok) return tiles;
  const kinds = tiles.value.map((kind) => held(kind, copies));
  const bonus = kinds.find((kind) => isLaidAside[kind]);
  return bonus === undefined
    ? ok(kinds)
    : fail(`${formatTile(bonus)} is a bonus tile and belongs after "|".`);
}

function readMelds(texts: readonly string[], facts: HandFacts): Result<MeldShape[]> {
  const melds: MeldShape[] = [];
  for (const text of texts) {
    const meld = readMeld(text, facts);
    if (!meld.ok) return meld;
    melds.push(meld.value);
  }
  return ok(melds);
}

function readMeld(text: string, facts: HandFacts): Result<MeldShape> {
  const tiles = parseTiles(text.slice(1, -1));
  if (!tiles.ok) return fail(`In ${quote(text)} ${tiles.error}`);
  const { wild, copies } = facts.tiles;
  const faces = inOrder(
    tiles.value.map((kind) => held(kind, copies)),
    wild,
  );
  const kinds = faces.map(countsAs);
  const concealed = text.startsWith('(');
  const isAside = kinds.some((kind) => facts.tiles.bonus[kind]);
  const type = isAside ? null : typeOfMeld(facts.layOuts, { kinds, concealed, wild });
  if (type === null) return fail(noMeld(text, kinds, facts));
  return ok(shapeOf(type, faces, concealed));
}

/** Why these tiles may not lie like this, as a sentence. */
function noMeld(text: string, kinds: readonly TileKind[], { layOuts, tiles: { wild } }: HandFacts): string {
  const concealed = text.startsWith('(');
  const { chows, alike, closed } = layOuts;
  const isKong = kinds.length === KONG_SIZE && kinds.every((kind) => kind === kinds[0]);
  if (isKong && ![...alike, ...closed].includes(KONG_SIZE))
    return `${quote(text)} is a kong, and this rule set has none.`;
  if (concealed && closed.length === 0)
    return `${quote(text)} lies closed, and nothing does in this rule set.`;
  if (concealed) return `${quote(text)} is no concealed kong.`;
  if (wild.length === 0) return `${quote(text)} is no chow, pong or kong.`;
  const group = `tiles alike, ${alike.join(', ')} of them, wild tiles among them`;
  return `${quote(text)} is no ${chows === null ? 'group' : 'chow and no group'} (${group}).`;
}

function readWinning(text: string | null, facts: HandFacts): Result<TileKind | null> {
  if (text === null)
    return facts.sort === 'won' ? fail('The winning tile, after "+", is missing.') : ok(null);
  if (facts.sort !== 'won' && facts.sort !== 'begun')
    return fail(`${quote(text)} stands in a hand without a winning tile.`);
  const tiles = readPlaying(text.slice(1), facts);
  if (!tiles.ok) return tiles;
  const [tile] = tiles.value;
  return tile !== undefined && tiles.value.length === 1
    ? ok(tile)
    : fail(`${quote(text)} is not one winning tile.`);
}

function readBonus(text: string | null, facts: HandFacts): Result<TileKind[]> {
  if (text === null) return ok([]);
  const tiles = parseTiles(text.slice(1));
  if (!tiles.ok) return tiles;
  if (tiles.value.length === 0) return fail('No bonus tile stands after "|".');
  const playing = tiles.value.find((kind) => !facts.tiles.bonus[kind]);
  return playing === undefined ? tiles : fail(`${formatTile(playing)}, after "|", is no bonus tile.`);
}

function checkHand(hand: WrittenHand, facts: HandFacts): Result<WrittenHand> {
  const { handSize } = facts.geometry;
  const size = hand.melds.reduce(
    (sum, meld) => sum + sizeInHand(facts.layOuts, meld.type, kindsOfMeld(meld).length),
    hand.concealed.length,
  );
  const mayBeShort = facts.sort === 'bonus-win' || facts.sort === 'begun';
  if (size > handSize || (size < handSize && !mayBeShort)) {
    const apart = facts.layOuts.replaced
      ? 'three for each meld, the winning tile apart'
      : 'the winning tile apart';
    return fail(`There are ${size} tiles (${apart}), not ${handSize}.`);
  }
  const left = facts.tiles.printed;
  const used = countKinds(allTiles(hand));
  const wrong = used.findIndex((count, kind) => count > left[kind]!);
  if (wrong < 0) return ok(hand);
  const name = formatTile(wrong);
  if (left[wrong] === 0) return fail(`${name} is not used in this rule set.`);
  return fail(`${name} is there ${used[wrong]} times, and the set has only ${left[wrong]}.`);
}

/** Every tile of a hand, the winning one and bonus tiles among them. */
export function allTiles(hand: WrittenHand): TileKind[] {
  const winning = hand.winning === null ? [] : [hand.winning];
  return [...hand.concealed, ...hand.melds.flatMap(kindsOfMeld), ...winning, ...hand.bonus];
}
