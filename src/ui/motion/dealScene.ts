import { fly, hide } from './bodies';
import type { Journey } from './bodies';
import { Places } from './boxes';
import { dealingOf, GROUP } from './dealing';
import type { DealtFlight, Dealing } from './dealing';
import { animate } from './running';
import type { Times } from './running';
import type { Flight, Shown } from './stages';

/** As shares of the whole scene: the time in which groups leave the wall, and the delay between two sides of the wall. */
const LEAVING = 4 / 5;
const SIDE_STEP = 2 / 45;
/** How long dice lie where nothing may move. */
const AT_REST = 600;

interface Scene {
  readonly layer: HTMLElement;
  readonly places: Places;
  readonly times: Times;
  /** When the wall stands and the dice lie. */
  readonly built: number;
}

/** The wall is built, the dice are thrown, and the hands are dealt from the wall in groups of four. */
export function playDeal(layer: HTMLElement, shown: Shown, times: Times): void {
  const places = new Places(shown);
  const dice = thrownDice();
  dice.style.top = places.centreFoot === null ? '45%' : `${places.centreFoot}px`;
  if (times.isReduced) {
    layer.append(dice);
    return animate(dice, [{ opacity: 1 }, { opacity: 1 }], { duration: AT_REST, over: () => dice.remove() });
  }
  const dealing = dealingOf(shown, heldTiles());
  const built = places.wall ? times.ms.scene : times.ms.reveal;
  const scene = { layer, places, times, built };
  const journeys = dealing ? dealJourneys(scene, dealing) : [];
  const sides = new Map(wallSides().map((side) => [side, document.createElement('div')]));
  fly(({ from: { side } }) => sides.get(side ?? -1) ?? layer, journeys);
  buildWall(scene, sides);
  throwDice(scene, dice);
}

/** The sides of the wall that stand, clockwise from the own. */
function wallSides(): number[] {
  const sides = document.querySelectorAll<SVGElement>('.wall [data-side]');
  return Array.from(sides, ({ dataset }) => Number(dataset['side'])).toSorted((a, b) => a - b);
}

/** The own tiles as they lie, from left to right. */
function heldTiles(): number[] {
  const held = document.querySelectorAll<HTMLElement>('.hand [data-tile]');
  return Array.from(held, ({ dataset }) => Number(dataset['tile']));
}

function dealJourneys({ places, times, built }: Scene, dealing: Dealing): Journey[] {
  const [scene, duration, easing] = [times.ms.scene, times.ms.move, times.ease.out];
  const step = (scene * LEAVING) / dealing.groups;
  const slide = scene - (dealing.groups - 1) * step;
  const laidOut = built + scene;
  const replaced = laidOut + duration;
  const late = new Set(dealing.replaced.map(({ to }) => places.find(to)?.element));
  const dealt = dealing.dealt.filter((flight) => isOnePerGroup(flight) || !places.find(flight.to)?.isRough);
  return [
    ...dealt.flatMap((flight) => {
      const [journey] = journeyOf(places, flight, {
        delay: built + flight.group * step,
        duration: slide,
        easing,
      });
      return journey ? { ...journey, isDealt: true, isReplaced: late.has(journey.to.element) } : [];
    }),
    ...dealing.bonus.flatMap((flight) => journeyOf(places, flight, { delay: laidOut, duration, easing })),
    ...dealing.replaced.flatMap((flight) => journeyOf(places, flight, { delay: replaced, duration, easing })),
  ];
}

/** A concealed hand that is not drawn takes one tile for each group. */
function isOnePerGroup({ to }: DealtFlight): boolean {
  return to.at !== 'seat' || Number(to.slot) % GROUP === 0;
}

function journeyOf(places: Places, flight: Flight, timing: Omit<Journey, 'to' | 'from'>): Journey[] {
  const [from, to] = [places.boxOf(flight.from), places.find(flight.to)];
  return from && to ? [{ from, to, ...timing }] : [];
}

/** The sides of the wall fade in, the tiles that will be dealt with them; its marks come with the dice. */
function buildWall({ layer, times: { ms, ease }, built }: Scene, sides: ReadonlyMap<number, Element>): void {
  const scene = ms.scene;
  const step = scene * SIDE_STEP;
  layer.prepend(...sides.values());
  [...sides].forEach(([side, dealt], at) => {
    const standing = document.querySelectorAll(`.wall [data-side="${side}"]`);
    for (const part of [dealt, ...standing]) {
      const timing = { delay: at * step, duration: scene - (sides.size - 1) * step, easing: ease.out };
      animate(part, [{ opacity: 0 }, { opacity: 1 }], timing);
    }
  });
  for (const mark of document.querySelectorAll('.wall-mark')) hide(mark, built);
}

/** The dice that lie at the table, large and in the middle of it. */
function thrownDice(): HTMLElement {
  const resting = document.querySelector('.centre .dice')?.cloneNode(true);
  return resting instanceof HTMLElement ? resting : document.createElement('span');
}

/** The dice settle on the felt and lie there until all is dealt. */
function throwDice({ layer, times: { ms, ease }, built }: Scene, dice: HTMLElement): void {
  layer.append(dice);
  const end = { delay: built + ms.scene, duration: ms.fade };
  const resting = document.querySelector('.centre .dice');
  if (resting) hide(resting, end.delay);
  animate(dice, [{ opacity: 1 }, { opacity: 0 }], { ...end, over: () => dice.remove() });
  [...dice.children].forEach((die, at) => {
    const thrown = `translate(${120 + 30 * at}px, -90px) rotate(${200 + 70 * at}deg)`;
    animate(die, [{ transform: thrown, opacity: 0 }, { opacity: 1, offset: 0.3 }, { transform: 'none' }], {
      delay: built - ms.reveal,
      duration: ms.reveal,
      easing: ease.settle,
    });
  });
}
