import { boxOf, Places } from '../boxes';
import type { Box } from '../boxes';
import type { Times } from '../running';
import type { Shown } from '../stages';
import type { OpenHand } from './openHands';
import type { HandSteps, Step, WinSteps } from './steps';

interface WinScene {
  readonly hands: readonly OpenHand[];
  readonly shown: Shown;
  readonly times: Times;
  readonly steps: WinSteps;
  /** Called when all has been seen, where the pause of the table is longer. */
  readonly over: () => void;
}

interface Manner extends Step {
  readonly easing?: string;
  readonly fill?: FillMode;
}

/** How much larger the winning tile is while it comes. */
const LIFTED = 1.12;
/** Pixels above its place, for a tile that comes from nowhere on the page. */
const ABOVE = 40;

/** Finds where everything lies, before anything moves. Gives what sets it off, and then what takes it away at once. */
export function planWin(layer: HTMLElement, scene: WinScene): () => () => void {
  const player = new WinPlayer(layer, scene);
  const play = player.plan();
  return () => {
    play();
    return () => player.stop();
  };
}

class WinPlayer {
  private readonly layer: HTMLElement;
  private readonly scene: WinScene;
  private readonly places: Places;
  private readonly started: Animation[] = [];

  constructor(layer: HTMLElement, scene: WinScene) {
    this.layer = layer;
    this.scene = scene;
    this.places = new Places(scene.shown);
  }

  plan(): () => void {
    const { steps, times } = this.scene;
    const open = [...this.layer.querySelectorAll<HTMLElement>('.win-hand')];
    const moves = open.map((element, at) => this.planHand(element, at));
    return () => {
      const veil = this.layer.querySelector('.win-veil');
      if (veil) this.run(veil, [{ opacity: 0 }, {}], { ...steps.veil, easing: times.ease.out });
      for (const plate of this.layer.querySelectorAll('.win-plate')) this.appear(plate, steps.veil);
      for (const move of moves) move();
      if (times.isReduced) this.endAt(steps.over);
    };
  }

  stop(): void {
    for (const animation of this.started) animation.cancel();
  }

  /** The winning tile lies in the hand alone. */
  private takeAway({ from }: OpenHand, step: Step): () => void {
    const original = from.at === 'tile' ? this.places.find(from)?.element : undefined;
    return () =>
      original && this.run(original, [{ opacity: 0 }, { opacity: 0 }], { ...step, fill: 'forwards' });
  }

  private planHand(element: HTMLElement, at: number): () => void {
    const { hands, steps, times } = this.scene;
    const [hand, own, next] = [hands[at], steps.hands[at], steps.hands[at + 1]];
    if (!hand || !own) return () => undefined;
    const begins = at === 0 ? 0 : own.part.from;
    const play = times.isReduced ? () => this.appear(element, own.part) : this.planSteps(element, hand, own);
    const isReplaced = next !== undefined && element.matches('.win-hand--shared');
    const takeAway = this.takeAway(hand, own.land);
    return () => {
      play();
      takeAway();
      if (begins > 0 && !times.isReduced) this.hold(element, { opacity: 0 }, { from: 0, until: begins });
      if (isReplaced)
        this.run(element, [{}, { opacity: 0 }], { from: next.part.from - 1, until: next.part.from });
    };
  }

  private planSteps(element: HTMLElement, hand: OpenHand, { part, land, stamp }: HandSteps): () => void {
    const { ease } = this.scene.times;
    const groups = closedUp(element);
    const hole = element.querySelector<HTMLElement>('.win-hole');
    const tile = hole?.querySelector<HTMLElement>('.tile');
    const coming = hole && this.wayTo(hole, hand);
    return () => {
      for (const [group, shift] of groups) {
        this.run(group, [{ transform: `translateX(${shift}px)` }, {}], { ...part, easing: ease.out });
      }
      if (hole) this.run(hole, [{ opacity: 0 }, {}], { ...part, easing: ease.out });
      if (tile && coming) {
        this.hold(tile, { opacity: 0 }, { from: 0, until: land.from });
        this.run(tile, [{ transform: coming }, {}], { ...land, easing: ease.settle });
      }
      const words = element.querySelector('.win-worth');
      if (words) this.appear(words, stamp);
      this.stampDown(element, stamp);
    };
  }

  private stampDown(element: HTMLElement, step: Step): void {
    const stamp = element.querySelector('.win-stamp');
    if (!stamp) return;
    const above = { transform: 'rotate(-9deg) scale(1.4)', opacity: 0 };
    const { out } = this.scene.times.ease;
    this.run(stamp, [above, { opacity: 1, offset: 0.6 }, { transform: 'rotate(-5deg)', opacity: 1 }], {
      ...step,
      easing: out,
    });
  }

  /** From where the winning tile comes, as it is seen from its place in the hand. */
  private wayTo(hole: HTMLElement, { from }: OpenHand): string {
    const [start, end] = [this.places.boxOf(from), boxOf({ element: hole, isRough: false })];
    const [x, y] = start && end ? distance(start, end) : [0, -ABOVE];
    return `translate(${x}px, ${y}px) scale(${LIFTED})`;
  }

  private appear(element: Element, step: Step): void {
    this.run(element, [{ opacity: 0 }, {}], { ...step, easing: this.scene.times.ease.out });
  }

  private hold(element: Element, frame: Keyframe, step: Step): void {
    this.run(element, [frame, frame], { ...step, fill: 'backwards' });
  }

  private run(element: Element, frames: Keyframe[], { from, until, ...manner }: Manner): void {
    const timing = { delay: from, duration: until - from, fill: 'both', ...manner } as const;
    this.started.push(element.animate(frames, timing));
  }

  /** Where nothing moves, all is seen at once, and the result comes sooner. */
  private endAt(time: number): void {
    const waiting = this.layer.animate([{}, {}], { duration: time });
    waiting.addEventListener('finish', () => this.scene.over());
    this.started.push(waiting);
  }
}

function distance(from: Box, to: Box): [number, number] {
  return [from.x - to.x, from.y - to.y];
}

/**
 * How far each part is from where it lay while all tiles lay side by side, without the one that is missing: the groups,
 * and within one of them the tiles behind the empty place.
 */
function closedUp(hand: HTMLElement): (readonly [Element, number])[] {
  const groups = [...hand.querySelectorAll<HTMLElement>('.win-group')];
  const measured = groups.map((group) => ({ group, box: group.getBoundingClientRect() }));
  const feet = new Set(measured.map(({ box }) => Math.round(box.bottom)));
  return [...feet].flatMap((foot) => {
    const line = measured.filter(({ box }) => Math.round(box.bottom) === foot);
    const gaps = line.map(({ box }, at) => box.left - (line[at - 1]?.box.right ?? box.left));
    const holes = line.map(({ group }) => group.querySelector<HTMLElement>('.win-hole')?.offsetWidth ?? 0);
    const middle = [...gaps, ...holes].reduce((sum, gap) => sum + gap, 0) / 2;
    let closed = 0;
    return line.flatMap(({ group }, at) => {
      closed += gaps[at] ?? 0;
      const shift = middle - closed;
      const hole = holes[at] ?? 0;
      closed += hole;
      const behind = [...group.querySelectorAll('.win-hole ~ *')];
      return [[group, shift] as const, ...behind.map((tile) => [tile, -hole] as const)];
    });
  });
}
