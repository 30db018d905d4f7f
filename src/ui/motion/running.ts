const TIMES = ['instant', 'fade', 'move', 'fly', 'reveal', 'scene'] as const;
const EASINGS = ['out', 'in-out', 'settle'] as const;

/** Times and easings as the style sheet has them: it knows the pace and what the system asks for. */
export interface Times {
  /** In milliseconds. */
  readonly ms: Readonly<Record<(typeof TIMES)[number], number>>;
  readonly ease: Readonly<Record<(typeof EASINGS)[number], string>>;
  /** Nothing may move; what changed is marked instead. */
  readonly isReduced: boolean;
}

/** The times that hold now, all read at once; null where nothing is to be animated at all. */
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

/** Starts an animation that any input finishes; `over` is called when it has come to its end. */
export function play(
  element: Element,
  frames: Keyframe[],
  { over = () => undefined, ...timing }: KeyframeAnimationOptions & { readonly over?: () => void },
): void {
  const animation = element.animate(frames, { fill: 'backwards', ...timing });
  const end = () => {
    running.delete(animation);
    over();
  };
  running.set(animation, end);
  animation.addEventListener('finish', end);
  animation.addEventListener('cancel', end);
}

/** Everything is where it belongs at once. */
export function finishAll(): void {
  for (const [animation, end] of running) {
    animation.finish();
    end();
  }
}

const INPUTS = ['pointerdown', 'keydown', 'resize'] as const;

/** Finishes what runs as soon as the player does anything, or looks away; gives what takes that back. */
export function finishOnInput(page: Window): () => void {
  for (const name of INPUTS) page.addEventListener(name, finishAll, true);
  page.document.addEventListener('visibilitychange', finishAll);
  return () => {
    for (const name of INPUTS) page.removeEventListener(name, finishAll, true);
    page.document.removeEventListener('visibilitychange', finishAll);
  };
}
