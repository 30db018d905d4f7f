import type { Example } from '../../src/engine/example';
import type { WinRequest } from '../../src/engine/scoring/winRequest';

/** An example hand as a request of the calculator, without its options. */
export function exampleRequest({ hand, seat, by = 'discard', from, situation, stated }: Example): WinRequest {
  const sides = by === 'discard' || by === 'robbed-kong' ? { from: from ?? 'W' } : {};
  return { hand, seat: seat ?? 'S', by, ...sides, situation: situation ?? [], ...stated };
}
