import { limitHandsInForce, mergeOptions, type Options, RULES, type Rules } from './options';
import { countKinds, FIRST_ANIMAL, isNumbered, parseTiles, PLAYING_KINDS, suitOf } from './tiles';

export const SEATS = ['E', 'S', 'W', 'N'] as const;
export type Seat = (typeof SEATS)[number];
export const WAYS = ['wall', 'discard', 'robbed-kong', 'bonus-tiles'] as const;
export type Way = (typeof WAYS)[number];
export const SITUATIONS = [
  'last-tile',
  'kong-replacement',
  'bonus-replacement',
  'double-kong-replacement',
  'first-draw',
  'first-discard',
] as const;
const SITUATIONS_OF: Partial<Record<Rules, readonly string[]>> = {
  competition: [...SITUATIONS, 'last-of-kind'],
  sichuan: ['last-tile', 'kong-replacement', 'kong-discard', 'first-draw', 'first-discard'],
  taiwan: [...SITUATIONS, 'heavenly-ready', 'earthly-ready'],
};
/** Tiles of a hand before the winning one, a kong as three. */
const handSize = (rules: Rules): number => (rules === 'taiwan' ? 16 : 13);
/** Games in which bonus tiles win nothing. */
const WITHOUT_BONUS_WIN: readonly Rules[] = ['competition', 'sichuan'];

export interface LaidMeld {
  readonly shape: 'chow' | 'pong' | 'kong';
  /** The kind, of a chow its lowest. */
  readonly kind: number;
  readonly concealed: boolean;
}

export interface Hand {
  /** Without the winning tile. */
  readonly concealed: readonly number[];
  readonly melds: readonly LaidMeld[];
  readonly winning: number | null;
  readonly bonus: readonly number[];
}

/** A valid request. */
export interface Win {
  readonly rules: Rules;
  readonly hand: Hand;
  readonly seat: Seat;
  readonly round: Seat;
  readonly by: Way;
  /** Who discarded, or whose kong was robbed; null from the wall. */
  readonly from: Seat | null;
  readonly situation: ReadonlySet<string>;
  readonly options: Options;
}

/** The request as a `Win`; throws where it must be refused. */
export function parseRequest(request: unknown): Win {
  const fields = objectOf(request, 'the line');
  const rules = rulesOf(fields['rules']);
  const options = mergeOptions(rules, objectOf(fields['options'] ?? {}, 'options'));
  const seat = oneOf(SEATS, fields['seat'], 'seat');
  const by = oneOf(WAYS, fields['by'], 'by');
  if (rules === 'taisen' && by !== 'wall' && by !== 'discard')
    throw new Error(`no such win in taisen: ${by}`);
  if (WITHOUT_BONUS_WIN.includes(rules) && by === 'bonus-tiles') throw new Error(`no such win in ${rules}`);
  const taken = by === 'discard' || by === 'robbed-kong';
  const from = taken ? oneOf(SEATS, fields['from'], 'from') : null;
  if (from === seat) throw new Error('from is the winner');
  if (by === 'robbed-kong' && options['robKong'] === 'never') throw new Error('no kong is robbed');
  const situation = fields['situation'] ?? [];
  if (!Array.isArray(situation)) throw new Error('situation is not a list');
  const words = SITUATIONS_OF[rules] ?? SITUATIONS;
  const hand = parseHand(fields['hand'], { rules, by, bonusTiles: options['bonusTiles'] === true });
  const wonBefore = limitHandsInForce(options).includes('eight-bonus-tiles') && hand.bonus.length === 8;
  if (by !== 'bonus-tiles' && wonBefore) throw new Error('the bonus tiles had won before');
  return {
    rules,
    hand,
    seat,
    round: oneOf(SEATS, fields['round'] ?? 'E', 'round'),
    by,
    from,
    situation: new Set(situation.map((word) => oneOf<string>(words, word, 'situation'))),
    options,
  };
}

export function objectOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${name} is no object`);
  return value as Record<string, unknown>;
}

function rulesOf(value: unknown): Rules {
  return oneOf(RULES, value, 'rules');
}

export function oneOf<Word extends string>(words: readonly Word[], value: unknown, name: string): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Error(`wrong ${name}`);
  return found;
}

const HAND =
  /^(?<tiles>[^[\]()+|]*)(?<melds>(?:\[[^[\]()+|]*\]|\([^[\]()+|]*\))*)(?:\+(?<winning>[^[\]()+|]+))?(?:\|(?<bonus>[^[\]()+|]+))?$/u;

export function parseHand(text: unknown, how: { rules: Rules; by: Way; bonusTiles: boolean }): Hand {
  if (typeof text !== 'string') throw new Error('hand is no text');
  const parts = HAND.exec(text.replace(/[\s\uFE0E\uFE0F]/gu, ''))?.groups;
  if (parts === undefined) throw new Error(`malformed hand: ${text}`);
  const concealed = parseTiles(parts['tiles'] ?? '');
  const melds = [...(parts['melds'] ?? '').matchAll(/\[[^\]]*\]|\([^)]*\)/gu)].map(([meld]) =>
    parseMeld(meld),
  );
  const winning = parts['winning'] === undefined ? null : parseTiles(parts['winning']);
  const bonus = parseTiles(parts['bonus'] ?? '');
  if (winning !== null && winning.length !== 1) throw new Error('not one winning tile');
  const hand = { concealed, melds, winning: winning?.[0] ?? null, bonus };
  refuseWrongNumber(hand, how);
  refuseWrongTiles(hand, how);
  return hand;
}

function parseMeld(text: string): LaidMeld {
  const concealed = text.startsWith('(');
  const kinds = parseTiles(text.slice(1, -1)).toSorted((a, b) => a - b);
  const [low = 0, middle = 0, high = 0] = kinds;
  const alike = kinds.every((kind) => kind === low);
  if (kinds.length === 4 && alike) return { shape: 'kong', kind: low, concealed };
  if (concealed || kinds.length !== 3) throw new Error(`no meld: ${text}`);
  if (alike) return { shape: 'pong', kind: low, concealed };
  const inSequence = middle === low + 1 && high === low + 2;
  if (!isNumbered(high) || suitOf(low) !== suitOf(high) || !inSequence) throw new Error(`no meld: ${text}`);
  return { shape: 'chow', kind: low, concealed };
}

function refuseWrongNumber(hand: Hand, { rules, by }: { readonly rules: Rules; readonly by: Way }): void {
  const tiles = hand.concealed.length + 3 * hand.melds.length;
  if (by === 'bonus-tiles') {
    if (hand.winning !== null || tiles > handSize(rules)) throw new Error('wrong number of tiles');
    return;
  }
  if (hand.winning === null) throw new Error('the winning tile is missing');
  if (tiles !== handSize(rules)) throw new Error('wrong number of tiles');
}

function refuseWrongTiles(hand: Hand, how: { rules: Rules; bonusTiles: boolean }): void {
  const tiles = allTiles(hand);
  if (tiles.some((kind) => kind >= PLAYING_KINDS)) throw new Error('a bonus tile among the others');
  if (countKinds(tiles).some((count) => count > 4)) throw new Error('a fifth copy');
  if (hand.bonus.some((kind) => kind < PLAYING_KINDS || kind >= FIRST_ANIMAL))
    throw new Error('no bonus tile');
  if (new Set(hand.bonus).size !== hand.bonus.length) throw new Error('a second copy of a bonus tile');
  if (hand.bonus.length > 0 && !how.bonusTiles) throw new Error('bonus tiles are not in play');
  if (how.rules === 'taisen' && hand.melds.some((meld) => meld.shape === 'kong'))
    throw new Error('no kongs in taisen');
  if (how.rules !== 'sichuan') return;
  if (tiles.some((kind) => !isNumbered(kind))) throw new Error('no honours in sichuan');
  if (hand.melds.some((meld) => meld.shape === 'chow')) throw new Error('no chow is laid out in sichuan');
}

/** The kinds of one meld, four for a kong. */
export function tilesOfMeld(meld: { readonly shape: string; readonly kind: number }): number[] {
  if (meld.shape === 'chow') return [meld.kind, meld.kind + 1, meld.kind + 2];
  return new Array<number>(meld.shape === 'kong' ? 4 : 3).fill(meld.kind);
}

/** Every tile but the bonus tiles, the winning tile included. */
export function allTiles(hand: Hand): number[] {
  return [...tilesInHand(hand), ...hand.melds.flatMap(tilesOfMeld)];
}

/** The concealed tiles and the winning tile. */
export function tilesInHand(hand: Hand): number[] {
  return hand.winning === null ? [...hand.concealed] : [...hand.concealed, hand.winning];
}
