import { describe, expect, it } from 'vitest';
import type { Bot } from '../../../src/bots/bot';
import { fast } from '../../../src/bots/yardsticks/fast';
import { replayRecord } from '../../../src/engine/replay';
import type { GameRecord } from '../../../src/engine/record';
import type { Action } from '../../../src/engine/types';
import { Replay } from '../../../src/store/selectors/replayTable';
import { exportKept, importBackup, parseBackup } from '../../../src/store/records/backup';
import { createHistoryStore } from '../../../src/store/records/history';
import { delaysOf } from '../../../src/store/match/pace';
import { createSideTable } from '../../../src/store/match/sideTable';
import type { Session } from '../../../src/store/match/session';
import type { TablePorts } from '../../../src/store/match/table';
import { branchAt, nextDecision } from '../../../src/store/review/branch';
import { compareBranch } from '../../../src/store/review/compareBranch';
import { branchesOf, branchOf, keepBranch, removeBranch } from '../../../src/store/review/keptBranches';
import { PERSONS } from '../../../src/store/types';
import { inProcess, playChoices, settled, startGame, untilAsked } from '../harness';
import { memoryHistory } from '../memoryHistory';
import { memoryStorage } from '../memoryStorage';

const bot: Bot = fast;

/** A match given up in its second hand. */
async function played(): Promise<GameRecord> {
  const harness = startGame({ pace: () => 'instant', bots: inProcess(bot) });
  harness.game.getState().startMatch({ rules: 'taisen', options: {}, opponents: [], text: '' });
  while (untilAsked(harness).screen === 'table') playChoices(harness, 1);
  harness.game.getState().nextDeal();
  playChoices(harness, 2);
  harness.game.getState().abandon();
  await settled();
  return harness.records[0]!;
}

const record = await played();
const player = record.players.findIndex(({ kind }) => kind === 'human');
const place = { record, replayed: new Replay(record).hand(0)!, player };

/** The first hand on a table of its own, as the page lays it, from the next decision after this step. */
function laidAt(step: number, given: Partial<TablePorts> = {}) {
  const event = nextDecision(place, step)!;
  const people = record.players.map(({ bot: id = null }, at) => ({ person: PERSONS[at]!, bot: id }));
  const session = branchAt({ ...place, event }, people)!;
  const { time } = startGame();
  const ports = { schedule: time.schedule, bots: inProcess(bot), faults: () => undefined };
  let ended: Session | null = null;
  const game = createSideTable({ ...ports, pace: () => 'instant', ...given }, session, {
    ended: (over) => (ended = over),
  });
  game.getState().resume();
  return { game, time, ended: () => ended };
}

/** The first hand played on from this step by the first choice that `pick` likes. */
function playedOn(step: number, pick: (choices: readonly Action[]) => number): GameRecord {
  const { game, time, ended } = laidAt(step);
  for (let picked = pick; untilAsked({ game, time }).screen === 'table'; picked = () => 0) {
    const { choices, act } = game.getState();
    act(choices[picked(choices)]!);
  }
  return branchOf(record, ended()!)!;
}

const last = (choices: readonly Action[]) => choices.length - 1;

describe('a hand that is played on', () => {
  it.each([true, false])('leaves the own discard a moment, as a match does (switched on: %s)', (isOn) => {
    const { game, time } = laidAt(8, { pace: () => 'fast', takesBack: () => isOn });
    const isClaim = () => untilAsked({ game, time }).choices.some(({ type }) => type === 'pass');
    while (isClaim()) game.getState().act(game.getState().choices.find(({ type }) => type === 'pass')!);
    const { choices, view, act } = game.getState();
    const discard = choices.find(({ type }) => type === 'discard')!;
    act(discard);
    expect(game.getState()).toMatchObject({ mayTakeBack: isOn, choices: [] });
    const { takeBack, discard: pause } = delaysOf('fast');
    expect(time.delays.at(-1)).toBe(isOn ? takeBack : pause);
    expect(game.getState().takeBack()).toEqual(discard);
    expect(game.getState()).toMatchObject({ mayTakeBack: false, choices, view });
  });

  it('begins at the next decision of the player; after the last there is none', () => {
    const events = Array.from({ length: record.hands[0]!.events.length + 1 }, (_, step) =>
      nextDecision(place, step),
    );
    expect(events[0]).toBe(Math.min(...events.filter((event) => event !== null)));
    for (const [step, event] of events.entries())
      if (event !== null) expect(event).toBeGreaterThanOrEqual(step);
    expect(events.at(-1)).toBeNull();
  });

  it('is a record of practice that nothing is found in, and begins as the match did', async () => {
    const branch = playedOn(8, last);
    expect(replayRecord(branch)).toMatchObject({ ok: true });
    expect(branch).toMatchObject({ practice: true, seed: record.seed, players: record.players });
    expect(branch.hands).toHaveLength(1);
    const compared = compareBranch(record, branch)!;
    expect(compared.before.points).toBe(record.hands[0]!.result!.scores[player]);
    expect(compared.after.points).toBe(branch.hands[0]!.result!.scores[player]);
    expect(compared.lead).toBe(compared.after.points - compared.before.points);
    expect(compared.parting).toMatchObject({ turn: expect.any(Number) as number });
    expect(compared.parting?.after).not.toEqual(compared.parting?.before);
  });

  it('is kept once beside its match, and goes alone or with it; it is no match of the history', async () => {
    const storage = memoryHistory();
    const { store, keep } = createHistoryStore(storage, () => 5);
    await keep(record);
    const [one, other] = [playedOn(8, last), playedOn(0, last)];
    for (const branch of [one, other, one]) await keepBranch(storage, record, branch);
    const [first] = record.hands;
    const passed = { ...first!, events: [...first!.events, { type: 'pass', seat: 0 } as const] };
    await keepBranch(storage, record, { ...record, hands: [passed] });
    const kept = await branchesOf(storage, record);
    expect(kept).toHaveLength(2);
    expect(store.getState().entries).toHaveLength(1);
    await removeBranch(storage, record, kept[0]!);
    expect(await branchesOf(storage, record)).toEqual([kept[1]]);
    await keepBranch(storage, kept[1]!.record, one);
    await store.getState().remove(store.getState().entries[0]!.id);
    expect(await storage.keys()).toEqual([]);
  });

  it('comes back with a backup; one that cannot be read is left out, and said', async () => {
    const storage = memoryHistory();
    await createHistoryStore(storage, () => 5).keep(record);
    await keepBranch(storage, record, playedOn(8, last));
    await storage.setMany([[`${(await keysOf(storage))[0]!}x`, '{']]);
    const local = { ...memoryStorage(), forget: () => Promise.resolve() };
    const made = await exportKept({ storage: local, history: storage, app: '' });
    if (!made.ok) throw new Error('There is no backup.');
    const read = await parseBackup(made.text, { load: () => Promise.resolve() }, () => Promise.resolve());
    if (!read.ok) throw new Error(read.why);
    expect(read).toMatchObject({ matches: 1, leftOut: 1 });
    const fresh = memoryHistory();
    await importBackup({ storage: local, history: fresh, app: '' }, read.backup);
    expect(await branchesOf(fresh, record)).toHaveLength(1);
  });

  it('is not taken for one of another hand', async () => {
    const storage = memoryHistory();
    const branch = playedOn(8, last);
    await keepBranch(storage, record, branch);
    const [key] = await keysOf(storage);
    for (const wrong of ['{', '7', JSON.stringify({ ...branch, hands: [] })]) {
      await storage.setMany([[key!, wrong]]);
      expect(await branchesOf(storage, record)).toEqual([]);
    }
  });
});

async function keysOf(storage: ReturnType<typeof memoryHistory>): Promise<readonly string[]> {
  return (await storage.keys()).filter((key) => key.startsWith('branch/'));
}
