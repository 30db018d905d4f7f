import type { Example } from '../../src/engine/example';
import { ruleSetOf } from '../../src/engine/knownRules';
import { parseOptions } from '../../src/engine/options';
import { parseWin, type WinRequest } from '../../src/engine/scoring/winRequest';
import type { ScoreSheet } from '../../src/engine/sheet';

/** An example hand as a request of the calculator, without its options. */
export function exampleRequest({ hand, seat, by = 'discard', from, situation, stated }: Example): WinRequest {
  const isTaken = by === 'discard' || by === 'robbed-kong';
  return {
    hand,
    seat: seat ?? 'S',
    by,
    from: isTaken ? (from ?? 'W') : from,
    situation: situation ?? [],
    ...stated,
  };
}

/** What the game's sheet says of an example. */
export function sheetOf(id: string, example: Example): ScoreSheet {
  const { options: specs, resolve } = ruleSetOf(id);
  const options = parseOptions(specs, example.options ?? {});
  if (!options.ok) throw new Error(options.error);
  const rules = resolve(options.value);
  const win = parseWin(rules, exampleRequest(example));
  if (!win.ok) throw new Error(win.error);
  const sheet = rules.score(win.value);
  if (!sheet) throw new Error(`The hand is not complete: ${example.hand}`);
  return sheet;
}

/** The lines of a sheet in short: a bar parts what is counted in another unit. Numbers only where items are told in units. */
export function inShort({ lines }: ScoreSheet, isCounted: boolean): string {
  const said = lines.map(({ id, value }) => (isCounted && value !== null ? `${id} ${value}` : id));
  return said.reduce(
    (all, each, at) => all + (lines[at]?.unit === lines[at - 1]?.unit ? ' + ' : ' | ') + each,
  );
}
