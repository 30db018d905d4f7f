import type { Journey } from './bodies';
import { boxOf, Places } from './boxes';
import type { Box } from './boxes';
import type { Times } from './running';
import type { Shown, Spot, Stage } from './stages';

/** Where tiles lay before the page changed. */
export type Boxes = ReadonlyMap<string, Box>;

const keyOf = (spot: Spot) => JSON.stringify(spot);

function heldIn({ view }: Shown): Spot[] {
  return (view?.hand ?? []).map((tile) => ({ at: 'tile', tile }));
}

/** Where the tiles that will fly lie now, and the own hand, where it will close up. */
export function boxesBefore(before: Shown, after: Shown, stages: readonly Stage[]): Boxes {
  const places = new Places(before);
  const leaving = stages.flatMap(({ flights }) => flights.map(({ from }) => from));
  const isHandSame = String(before.view?.hand) === String(after.view?.hand);
  const closing = isHandSame ? [] : heldIn(before);
  const spots = [...leaving, ...closing].filter(({ at }) => at !== 'wall');
  return new Map(
    spots.flatMap((spot) => {
      const box = places.boxOf(spot);
      return box ? [[keyOf(spot), box] as const] : [];
    }),
  );
}

/** Every tile that is elsewhere now, with its time: one stage after the other, the hand with the first. */
export function journeysBetween(
  shown: Shown,
  {
    stages,
    boxes,
    times,
  }: { readonly stages: readonly Stage[]; readonly boxes: Boxes; readonly times: Times },
): Journey[] {
  const places = new Places(shown);
  const flown = new Set(stages.flatMap(({ flights }) => flights.map(({ to }) => keyOf(to))));
  let delay = 0;
  const flying = stages.flatMap((stage) => {
    const timing = { delay, ...timingOf(stage, times) };
    delay += timing.duration;
    return stage.flights.flatMap((flight): Journey[] => {
      const from = boxes.get(keyOf(flight.from)) ?? places.boxOf(flight.from);
      const to = places.find(flight.to);
      return from && to ? [{ from, to, ...timing, isClaimed: flight.isClaimed === true }] : [];
    });
  });
  const [first] = stages;
  if (!first) return [];
  const closing = heldIn(shown).flatMap((spot): Journey[] => {
    const [from, to] = [boxes.get(keyOf(spot)), places.find(spot)];
    if (!from || !to || flown.has(keyOf(spot)) || to.element.matches('.tile--dragged')) return [];
    return isElsewhere(from, boxOf(to)) ? [{ from, to, delay: 0, ...timingOf(first, times) }] : [];
  });
  return [...closing, ...flying];
}

function timingOf({ time }: Stage, times: Times): Pick<Journey, 'duration' | 'easing'> {
  return { duration: times.ms[time], easing: times.ease[time === 'fly' ? 'in-out' : 'out'] };
}

function isElsewhere(before: Box, now: Box | null): boolean {
  return now !== null && Math.hypot(now.x - before.x, now.y - before.y) > 1;
}
