import { formatTile } from '../../engine/notation';
import type { Player, Seat, TileKind } from '../../engine/types';
import type { Reason } from '../../coach/reasons/reason';

/** The suits of hands of one suit, as tiles are written. */
const SUITS = ['m', 'p', 's'];

/** A reason as it is printed: tiles as text, seats as players, a suit by its letter, figures to thousandths. */
export function writtenReason(reason: Reason, players: readonly Player[]): object {
  const { code, better: _, against, weight, ...told } = reason;
  const fields = Object.entries(told).map(([name, value]) => writtenField(name, value, players));
  return { code, against, weight: thousandths(weight), ...Object.fromEntries(fields) };
}

function writtenField(name: string, value: unknown, players: readonly Player[]): [string, unknown] {
  switch (name) {
    case 'tiles':
      return [name, (value as readonly TileKind[]).map(formatTile)];
    case 'seat':
      return ['player', players[value as Seat]];
    case 'seats':
      return ['players', (value as readonly Seat[]).map((seat) => players[seat])];
    case 'suit':
      return [name, value === null ? null : SUITS[value as number]];
    default:
      return [name, roundedIn(value)];
  }
}

function roundedIn(value: unknown): unknown {
  if (typeof value === 'number') return thousandths(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, figure]) => [name, roundedIn(figure)]));
}

/** To thousandths; never minus zero. */
export function thousandths(figure: number): number {
  return Math.round(figure * 1000) / 1000 + 0;
}
