import { demand, fail } from './breach';
import { PLAYERS, readFour, readList, readWhole } from './shape';

type Throw = readonly (number | null)[];

function readThrown(value: unknown, where: string): number | null {
  return value === null ? null : readWhole(value, where);
}

/** The tied groups that throw again: every group of more than one, wholly or not at all. */
function splitByThrow(groups: readonly number[][], thrown: Throw): number[][] {
  let isUsed = false;
  const split = groups.flatMap((group) => {
    const throwers = group.filter((player) => thrown[player] !== null);
    if (throwers.length === 0) return [group];
    demand(
      group.length > 1 && throwers.length === group.length,
      `expected all who tie, and nobody else, to throw again, found ${JSON.stringify(thrown)}`,
    );
    isUsed = true;
    return groupByTotal(group, thrown);
  });
  demand(isUsed, 'a throw in which nobody throws');
  return split;
}

function groupByTotal(group: readonly number[], thrown: Throw): number[][] {
  const totals = group.map((player) => thrown[player] ?? fail('a throw without a total'));
  for (const total of totals) {
    demand(total >= 2 && total <= 12, `expected the total of two dice, found ${total}`);
  }
  const distinct = [...new Set(totals)].toSorted((a, b) => b - a);
  return distinct.map((total) => group.filter((player) => thrown[player] === total));
}

/** Checks the throws for the first East: highest first, ties thrown again for the tied places. */
export function checkSeating(value: unknown): void {
  if (value === undefined) return;
  const throws = readList(value, 'seating').map((one, at) => readFour(one, `seating[${at}]`, readThrown));
  let groups: number[][] = [[...PLAYERS]];
  for (const thrown of throws) groups = splitByThrow(groups, thrown);
  demand(
    groups.every((group) => group.length === 1),
    'seating: expected another throw, players still tie',
  );
  demand(
    groups.every((group, place) => group[0] === place),
    `seating: expected the players in the order of the throws, found ${JSON.stringify(throws)}`,
  );
}
