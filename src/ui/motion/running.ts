const TIMES = ['instant', 'fade', 'move', 'fly', 'reveal', 'scene'] as const;
const EASINGS = ['out', 'in-out', 'settle'] as const;

/** Durations and easings from the style sheet, which follows the pace and the system's wish for less motion. */
export interface Times {
  /** In milliseconds. */
  readonly ms: Readonly<Record<(typeof TIMES)[number], number>>;
  readonly ease: Readonly<Record<(typeof EASINGS)[number], string>>;
  /** True if nothing may move. Then changes are marked instead. */
  readonly isReduced: boolean;
}

/** The durations that hold now. Null if nothing is animated at all. */
export function timesNow(): Times | null {
  const style = getComputedStyle(document.documentElement);
  const word = (name: string) => style.getPropertyValue(name).trim();
  const ms = record(TIMES, (name) => {
    const value = word(`--t-${name}`);
    return (parseFloat(value) || 0) * (value.endsWith('ms') ? 1 : 1000);
  });
  if (document.hidden || ms.reveal === 0) return null;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ms, ease: record(EASINGS, (name) => word(`--ease-${name}`)), isReduced };
}

function record<K extends string, V>(names: readonly K[], valueOf: (name: K) => V): Record<K, V> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
}

const running = new Map<Animation, () => void>();

/** Starts an animation. Any input finishes it. `over` is called at its end. */
export function animate(
  element: Element,
  frames: Keyframe[],
  { over = () => undefined, ...timing }: KeyframeAnimationOptions & { readonly over?: () => void },
): void {
  const animation = element.animate(frames, { fill: 'backwards', ...timing });
  const end = () => {
    if (running.delete(animation)) over();
  };
  running.set(animation, end);
  animation.addEventListener('finish', end);
  animation.addEventListener('cancel', end);
}

const waits = new Set<() => void>();

/** Runs something after so many milliseconds. Any input lets it run at once. Gives a function that cancels it. */
export function inTime(run: () => void, ms: number): () => void {
  const cancel = () => {
    clearTimeout(timer);
    waits.delete(end);
  };
  const end = () => {
    cancel();
    run();
  };
  const timer = setTimeout(end, ms);
  waits.add(end);
  return cancel;
}

/** Finishes all animations, and all that waits, at once. */
export function finishAll(): void {
  // What has waited may have more that waits.
  for (const end of waits) end();
  for (const [animation, end] of running) {
    animation.finish();
    end();
  }
}

const INPUTS = ['pointerdown', 'keydown', 'resize'] as const;

/**
 * Finishes all animations when the player does anything or leaves the page. Gives a function that stops
 * listening.
 */
export function finishOnInput(page: Window): () => void {
  for (const name of INPUTS) page.addEventListener(name, finishAll, true);
  page.document.addEventListener('visibilitychange', finishAll);
  return () => {
    for (const name of INPUTS) page.removeEventListener(name, finishAll, true);
    page.document.removeEventListener('visibilitychange', finishAll);
  };
}
