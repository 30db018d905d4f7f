/** One event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself ran, without waiting for a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A task of the page's main thread, in milliseconds; `ran` is free of what other programs on this machine take. */
export interface Task {
  readonly at: number;
  readonly lasts: number;
  readonly ran: number;
  /** Whether a frame began in it. */
  readonly isFrame: boolean;
}

/** A moment that the page named with `performance.mark`; `at` as of its tasks. */
export interface Mark {
  readonly name: string;
  readonly at: number;
}

/** What the busiest main thread of a trace did. */
export interface Traced {
  readonly tasks: readonly Task[];
  readonly marks: readonly Mark[];
}

export const traceCategories = [
  'toplevel',
  'blink.user_timing',
  '__metadata',
  'devtools.timeline',
  'devtools.timeline.frame',
  'disabled-by-default-devtools.timeline.frame',
];

/** The tasks and marks of the page's main thread: the busiest of the threads with that name. */
export function mainThread(trace: string): Traced {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const [busiest = []] = threads.toSorted((a, b) => b.filter(isTask).length - a.filter(isTask).length);
  const frames = busiest.filter(({ name }) => name === 'BeginMainThreadFrame').map(({ ts }) => ts);
  const tasks = busiest.filter(isTask).toSorted((a, b) => a.ts - b.ts);
  const start = tasks[0]?.ts ?? 0;
  return {
    tasks: tasks.map(({ ts, dur = 0, tdur = dur }) => ({
      at: (ts - start) / 1e3,
      lasts: dur / 1e3,
      ran: tdur / 1e3,
      isFrame: frames.some((frame) => frame >= ts && frame <= ts + dur),
    })),
    marks: busiest.filter(isMark).map(({ name, ts }) => ({ name, at: (ts - start) / 1e3 })),
  };
}

const isMark = ({ cat, ph }: TraceEvent) => cat === 'blink.user_timing' && (ph === 'I' || ph === 'R');
const isTask = ({ name }: TraceEvent) => name.endsWith('RunTask');

/** How long the main thread ran from the start of each frame to the start of the next, in milliseconds. */
export function timePerFrame(tasks: readonly Task[]): number[] {
  const sums: number[] = [];
  for (const { isFrame, ran } of tasks) {
    if (isFrame) sums.push(ran);
    else if (sums.length > 0) sums.push((sums.pop() ?? 0) + ran);
  }
  return sums;
}

/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
