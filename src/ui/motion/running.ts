/** Times in milliseconds and easings as the style sheet has them: it knows the pace and what the system asks for. */
export interface Times {
  readonly instant: number;
  readonly fade: number;
  readonly move: number;
  readonly fly: number;
  readonly reveal: number;
  readonly scene: number;
  readonly out: string;
  readonly inOut: string;
  readonly settle: string;
  /** How far a sheet rises. */
  readonly rise: string;
  /** Nothing may move; what changed is marked instead. */
  readonly isReduced: boolean;
}

/** The times that hold now; null where nothing is to be animated at all. */
export function timesNow(): Times | null {
  const style = getComputedStyle(document.documentElement);
  const word = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const ms = (name: string) => {
    const value = word(`t-${name}`);
    return (parseFloat(value) || 0) * (value.endsWith('ms') ? 1 : 1000);
  };
  const times = {
    instant: ms('instant'),
    fade: ms('fade'),
    move: ms('move'),
    fly: ms('fly'),
    reveal: ms('reveal'),
    scene: ms('scene'),
    out: word('ease-out'),
    inOut: word('ease-in-out'),
    settle: word('ease-settle'),
    rise: word('rise'),
    isReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  };
  return document.hidden || times.reveal === 0 ? null : times;
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
