import { fail, ok, type Result } from '../../../engine/result';
import { SEATS } from '../tiles';
import type { Move } from './moves';
import { AS_DRAWN, NO_DISCARD } from './tenhouWrite';
import { tileOfNumber } from './tenhouTiles';

export type Entry = number | string;

/** What came to each player and what went, in that player's order. */
export interface Rows {
  readonly draws: readonly (readonly Entry[])[];
  readonly discards: readonly (readonly Entry[])[];
}

interface Call {
  readonly type: 'chow' | 'pong' | 'kong';
  readonly tile: string;
  readonly own: readonly string[];
  /** How many seats on the giver sits. */
  readonly on: number;
}

const CALLS = { c: 'chow', p: 'pong', m: 'kong' } as const;
/** Claims in the order in which they go before each other: next, across, before; a chow after the others. */
const FOLLOWING = [1, 2, 3];

/** The moves of a hand in the order in which they were made. */
export function movesOf(rows: Rows, dealer: number): Result<Move[]> {
  const walk = new Walk(rows, dealer);
  try {
    return ok(walk.all());
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

class Walk {
  private readonly rows: Rows;
  private readonly moves: Move[] = [];
  private readonly drawn: number[];
  private readonly thrown: number[];
  private actor: number;
  private isAfterKong = false;

  constructor(rows: Rows, dealer: number) {
    this.rows = rows;
    this.actor = dealer;
    this.drawn = rows.draws.map(() => 0);
    this.thrown = rows.draws.map(() => 0);
  }

  all(): Move[] {
    let isDrawing = true;
    while (!isDrawing || this.draw()) {
      const threw = this.throws();
      if (threw === 'nothing') break;
      isDrawing = threw === 'kong' || !this.isClaimed();
    }
    return this.moves;
  }

  /** Whether there is another tile to draw. */
  private draw(): boolean {
    const entry = this.rows.draws[this.actor]![this.drawn[this.actor]!];
    if (typeof entry !== 'number') return false;
    this.drawn[this.actor]!++;
    const from = this.isAfterKong ? 'back' : 'front';
    this.isAfterKong = false;
    this.moves.push({ type: 'draw', p: this.actor, tile: tileOf(entry), from });
    return true;
  }

  private throws(): 'discard' | 'kong' | 'nothing' {
    const p = this.actor;
    const entry = this.rows.discards[p]![this.thrown[p]!];
    if (entry === undefined) return 'nothing';
    this.thrown[p]!++;
    const text = String(entry);
    const kong = /[ak]/.exec(text);
    if (kong) {
      const tile = tileOf(Number(text.slice(kong.index + 1, kong.index + 3)));
      this.moves.push({ type: kong[0] === 'a' ? 'concealed-kong' : 'added-kong', p, tile });
      this.isAfterKong = true;
      return 'kong';
    }
    const number = Number(text.replace('r', ''));
    const before = this.moves.at(-1);
    const isDrawn = number === AS_DRAWN && before?.type === 'draw';
    const tile = isDrawn ? before.tile : tileOf(number);
    this.moves.push({ type: 'discard', p, tile, drawn: isDrawn, riichi: text.startsWith('r') });
    return 'discard';
  }

  /** Whether somebody took the discard; who did acts next, otherwise the next player. An exposed kong draws first. */
  private isClaimed(): boolean {
    const from = this.actor;
    const discard = this.moves.at(-1);
    const calls = FOLLOWING.flatMap((on) => {
      const p = (from + on) % SEATS;
      const call = callIn(this.rows.draws[p]![this.drawn[p]!]);
      const isOfIt = discard?.type === 'discard' && call?.tile === discard.tile && call.on === SEATS - on;
      return call && isOfIt ? [{ p, call }] : [];
    });
    const taken = calls.find(({ call }) => call.type !== 'chow') ?? calls[0];
    this.actor = taken?.p ?? (from + 1) % SEATS;
    if (!taken) return false;
    const { type, tile, own } = taken.call;
    this.moves.push({ type, p: taken.p, tile, own });
    this.drawn[taken.p]!++;
    if (type !== 'kong') return true;
    if (this.rows.discards[taken.p]![this.thrown[taken.p]!] === NO_DISCARD) this.thrown[taken.p]!++;
    this.isAfterKong = true;
    return false;
  }
}

function callIn(entry: Entry | undefined): Call | null {
  const parts = typeof entry === 'string' ? /^(\d*)([cpm])(\d+)$/.exec(entry) : null;
  if (!parts) return null;
  const [, before = '', letter, after = ''] = parts;
  const [called, ...others] = tilesIn(after);
  const own = [...tilesIn(before), ...others];
  const place = before.length / 2;
  const type = CALLS[letter as keyof typeof CALLS];
  return { type, tile: called!, own, on: place === 0 ? 3 : place === 1 ? 2 : 1 };
}

function tilesIn(digits: string): string[] {
  return (digits.match(/\d\d/g) ?? []).map((number) => tileOf(Number(number)));
}

function tileOf(number: number): string {
  const tile = tileOfNumber(number);
  if (tile === null) throw new Error(`there is no tile ${number}.`);
  return tile;
}
