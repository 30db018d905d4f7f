import type { Taste } from '../../src/bots/targets/taste';
import type { Tuning } from '../../src/bots/routes/tuning';

/** One number of a tuning: its name with a dot after the part it belongs to, its value, and how far it is disturbed. */
export interface Parameter {
  readonly name: string;
  readonly value: number;
  readonly step: number;
}

/** In tiles. */
const PENALTY_STEP = 0.3;
const TASTE_STEPS: Readonly<Record<keyof Taste, number>> = {
  root: 0.0035,
  early: 0.15,
  late: 0.25,
  useful: 0.3,
  half: 3,
  pong: 0.3,
  chow: 0.25,
  win: 0.5,
  valuePong: 0.1,
  valuePair: 0.07,
  claim: 0.04,
  kong: 0.03,
  live: 0.005,
  caution: 0.005,
  keep: 0.01,
  point: 0.5,
  window: 0.2,
};

/** Every number of a tuning, in a fixed order. */
export function parametersOf({ penalties, additions, taste }: Tuning): Parameter[] {
  return [
    ...listed('penalties', penalties, () => PENALTY_STEP),
    ...listed('additions', additions, () => PENALTY_STEP),
    ...listed('taste', taste, (name) => TASTE_STEPS[name]),
  ];
}

function listed<Name extends string>(
  part: string,
  values: Readonly<Record<Name, number>>,
  stepOf: (name: Name) => number,
): Parameter[] {
  const entries = Object.entries(values) as [Name, number][];
  return entries.map(([name, value]) => ({ name: `${part}.${name}`, value, step: stepOf(name) }));
}

/** The tuning with each of its parameters moved by so many of its steps. */
export function moved(tuning: Tuning, steps: readonly number[]): Tuning {
  const values = new Map(
    parametersOf(tuning).map(({ name, value, step }, at) => [name, exact(value + step * (steps[at] ?? 0))]),
  );
  const part = <Values extends object>(name: string, of: Values): Values =>
    Object.fromEntries(Object.keys(of).map((key) => [key, values.get(`${name}.${key}`)])) as Values;
  return {
    penalties: part('penalties', tuning.penalties),
    additions: part('additions', tuning.additions),
    taste: part('taste', tuning.taste),
  };
}

/** Without the dust of binary fractions. */
function exact(value: number): number {
  return Number(value.toFixed(7));
}
