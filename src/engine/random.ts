import { _SHA256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A seeded stream of whole numbers: xoshiro128** over four 32-bit words. */
export class Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  /** Takes four words, not all zero. */
  constructor(seed: readonly number[]) {
    this.reseed(seed);
  }

  /** Starts the stream of another seed. */
  reseed([a = 0, b = 0, c = 0, d = 0]: readonly number[]): void {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
  }

  /** The next number, 0 … 2³² − 1. */
  next(): number {
    const result = Math.imul(rotate(Math.imul(this.b, 5), 7), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = rotate(this.d, 11);
    return result;
  }

  /**
   * A number 0 … n − 1, every one equally likely (numbers past the last whole multiple of n are drawn again).
   * It divides, because `%` is slow for numbers of 32 bits.
   */
  below(n: number): number {
    let value: number;
    let rest: number;
    do {
      value = this.next();
      rest = value - n * Math.floor(value / n);
    } while (value - rest > 0x1_0000_0000 - n);
    return rest;
  }
}

function rotate(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/**
 * SHA-256 of these bytes, one part after the other. The library's class is used as it is: its function `sha256` brings
 * a kilobyte of checks for options that nobody sets.
 */
function sha256(...parts: readonly Uint8Array[]): Uint8Array {
  const hash = new _SHA256();
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const HEX = '0123456789abcdef';

function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += HEX[byte >> 4]! + HEX[byte & 15]!;
  return hex;
}

function fromHex(hex: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error(`"${hex}" is not a row of bytes in hex.`);
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at++) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

/** SHA-256 of a text, as 64 hex digits. */
export function hashText(text: string): string {
  return toHex(sha256(utf8ToBytes(text)));
}

/** SHA-256 of the bytes that `hex` stands for, as 64 hex digits: the commitment to a seed. */
export function hashHex(hex: string): string {
  return toHex(sha256(fromHex(hex)));
}

/** Seed of a match's walls: SHA-256 of the app's bits (hex) followed by the player's own text. */
export function wallSeed(bits: string, text: string): string {
  return toHex(sha256(fromHex(bits), utf8ToBytes(text)));
}

/** Four words for one purpose: the start of SHA-256 of `seed:label`, big-endian. */
export function streamSeed(seed: string, label: string): number[] {
  const bytes = sha256(utf8ToBytes(`${seed}:${label}`));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [0, 4, 8, 12].map((at) => view.getUint32(at));
}

/** The stream of one purpose, apart from every other purpose's. */
export function stream(seed: string, label: string): Random {
  return new Random(streamSeed(seed, label));
}

/** Points `random` at one decision: the stream of a deal's words (see `streamSeed`), a player and how many decisions it has made. */
export function seedDecision(
  random: Random,
  words: readonly number[],
  { player, decision }: { readonly player: number; readonly decision: number },
): void {
  const mixed = scramble(Math.imul(decision + 1, 0x9e3779b1) ^ Math.imul(player + 1, 0x85ebca6b));
  const [a = 0, b = 0, c = 0, d = 1] = words;
  random.reseed([a ^ mixed, b ^ scramble(mixed + 1), c ^ scramble(mixed + 2), d]);
  random.next();
}

/** Spreads every bit of a number over all 32 (the finishing steps of MurmurHash3). */
function scramble(x: number): number {
  const a = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return b ^ (b >>> 16);
}

/** One of the items, each as likely. There must be one. */
export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}

/** The same items in an order drawn from `random` (Fisher and Yates, from the end). */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = result[i]!;
    result[i] = result[j]!;
    result[j] = held;
  }
  return result;
}
