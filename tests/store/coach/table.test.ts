import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../../src/engine/recordSchema';
import { replayRecord } from '../../../src/engine/replay';
import { createHistoryStore } from '../../../src/store/records/history';
import { memoryHistory } from '../memoryHistory';
import { THINKING, createCoach } from '../../../src/store/coach/coachStore';
import { attend } from '../../../src/store/coach/attend';
import { createSettingsStore } from '../../../src/store/settings';
import type { Settings } from '../../../src/store/settings';
import type { Decision } from '../../../src/coach/thought';
import { memoryStorage } from '../memoryStorage';
import { playChoices, settled, startGame, untilAsked } from '../harness';
import type { Harness } from '../harness';
import { HeldCoach } from './parts';

const config = { rules: 'hong-kong-old', options: { rounds: 1, minimumFaan: 0 }, opponents: [], text: '' };

/** A match with a coach at the table. */
async function sitDown(mode: Settings['coach'] = 'request', options = {}) {
  const port = new HeldCoach();
  const settings = createSettingsStore(memoryStorage(), { coach: mode });
  const harness: Harness = startGame({
    foresee: () => {
      const { isOpen, attendant } = coach.getState();
      return isOpen && attendant ? attendant.foresee : null;
    },
  });
  const { game } = harness;
  const coach = createCoach((store) => Promise.resolve(attend({ coach: store, game, settings, port })));
  game.getState().startMatch({ ...config, options: { ...config.options, ...options } });
  untilAsked(harness);
  const open = async () => {
    coach.getState().show(true);
    await settled();
  };
  return { ...harness, harness, port, coach, settings, open };
}

type Table = Awaited<ReturnType<typeof sitDown>>;

const choose = ({ game }: Pick<Table, 'game'>) => {
  const { choices, act } = game.getState();
  const first = choices.find(({ type }) => type === 'pass') ?? choices.at(-1);
  if (first) act(first);
};

const asked = ({ game }: Pick<Table, 'game'>): Decision => {
  const { view, choices } = game.getState();
  if (!view) throw new Error('There is no table.');
  return { view, choices };
};

describe('the coach at the table', () => {
  it('is asked about the decision pending when it is opened, and not before', async () => {
    const table = await sitDown();
    expect(table.port.asked).toHaveLength(0);
    await table.open();
    expect(table.port.asked).toHaveLength(1);
    expect(table.port.asked[0]).toMatchObject({ decision: asked(table), until: 'quick' });
    expect(table.coach.getState().advice).toBe(THINKING);
    table.port.answer('instant');
    expect(table.coach.getState().advice).toMatchObject({ status: 'found', decision: asked(table) });
  });

  it('goes with the choice where it was asked for, and stays where it always speaks', async () => {
    for (const mode of ['request', 'always'] as const) {
      const table = await sitDown(mode);
      await table.open();
      table.port.answer();
      choose(table);
      expect(table.coach.getState()).toMatchObject({ isOpen: mode === 'always', advice: THINKING });
    }
  });

  it('drops an answer to a decision that is made', async () => {
    const table = await sitDown('always');
    await table.open();
    const [first] = table.port.asked;
    choose(table);
    untilAsked(table.harness);
    first?.hear({ ok: false, why: 'failed', detail: '' });
    table.port.asked[0]?.hear({ ok: false, why: 'failed', detail: '' });
    expect(table.coach.getState().advice.status).not.toBe('none');
  });

  it('thinks ahead during the pauses of the bots: the answer is there when the player is asked', async () => {
    const table = await sitDown('always');
    await table.open();
    table.port.answer();
    let ready = 0;
    for (let decisions = 0; decisions < 12; decisions++) {
      choose(table);
      while (table.game.getState().choices.length === 0 && table.game.getState().screen === 'table') {
        const before = table.port.asked.length;
        if (!table.time.tick()) throw new Error('Nothing is under way.');
        const isAhead = table.game.getState().choices.length === 0;
        if (isAhead && table.port.asked.length > before) table.port.answer();
      }
      if (table.game.getState().screen !== 'table') break;
      const { advice } = table.coach.getState();
      if (advice.status !== 'found') table.port.answer();
      else if (advice.decision.view === asked(table).view) ready++;
    }
    expect(table.coach.getState().advice).toMatchObject({ status: 'found', decision: asked(table) });
    expect(ready).toBeGreaterThan(4);
  });

  it('says why there is no answer, and asks again when it is opened anew', async () => {
    const table = await sitDown();
    await table.open();
    table.port.asked[0]?.hear({ ok: false, why: 'late', detail: '' });
    expect(table.coach.getState().advice).toEqual({ status: 'none', why: 'late' });
    table.coach.getState().show(false);
    expect(table.port.cancelled).toBeGreaterThan(0);
    await table.open();
    expect(table.port.asked).toHaveLength(2);
  });

  it('keeps what it knows when thinking longer fails', async () => {
    const table = await sitDown();
    await table.open();
    table.port.answer();
    table.coach.getState().attendant?.deepen();
    expect(table.port.asked.at(-1)?.until).toBe('deep');
    table.port.asked.at(-1)?.hear({ ok: false, why: 'failed', detail: '' });
    expect(table.coach.getState().advice).toMatchObject({ status: 'found', deepens: false });
    table.port.answer('deep');
    expect(table.coach.getState().advice).toMatchObject({ finding: { judgement: { depth: 'deep' } } });
  });

  it('says at once that it thinks longer, until it has or cannot', async () => {
    const table = await sitDown();
    await table.open();
    table.port.answer();
    const deepens = () => {
      const { advice } = table.coach.getState();
      return advice.status === 'found' && advice.deepens;
    };
    expect(deepens()).toBe(false);
    table.coach.getState().attendant?.deepen();
    table.coach.getState().attendant?.deepen();
    expect(deepens()).toBe(true);
    expect(table.port.asked).toHaveLength(2);
    table.port.answer('deep');
    expect(deepens()).toBe(false);
  });

  it('thinks longer only once it has answered, and only about what is asked now', async () => {
    const table = await sitDown('always');
    await table.open();
    const deepen = () => table.coach.getState().attendant?.deepen();
    deepen();
    table.port.asked[0]?.hear({ ok: false, why: 'failed', detail: '' });
    deepen();
    expect(table.port.asked).toHaveLength(1);
    table.port.answer();
    table.game.setState({ choices: [] });
    deepen();
    expect(table.port.asked).toHaveLength(1);
  });

  it('follows what is asked, what is seen and the screen, and nothing else', async () => {
    const table = await sitDown('always');
    await table.open();
    table.port.answer();
    const { view, choices } = asked(table);
    const { advice } = table.coach.getState();
    table.game.setState({ notice: 'save-failed' });
    expect(table.coach.getState().advice).toBe(advice);
    table.game.setState({ choices: choices.slice(0, -1) });
    expect(table.coach.getState().advice).toBe(THINKING);
    expect(table.port.asked.at(-1)?.decision.choices).toEqual(choices.slice(0, -1));
    table.game.setState({ view: { ...view, discards: view.discards + 1 } });
    expect(table.port.asked.at(-1)?.decision.view.discards).toBe(view.discards + 1);
    table.game.setState({ choices: choices.slice(0, 1) });
    expect(table.port.asked.at(-1)?.decision.choices.length).toBeGreaterThan(1);
    table.game.setState({ screen: 'result' });
    expect(table.coach.getState().isOpen).toBe(false);
  });

  it('that cannot be loaded says so', async () => {
    const coach = createCoach(() => Promise.reject(new Error('offline')));
    coach.getState().show(true);
    await settled();
    expect(coach.getState().advice).toEqual({ status: 'none', why: 'failed' });
  });

  it('goes with the table', async () => {
    const table = await sitDown('always');
    await table.open();
    table.game.getState().goHome();
    expect(table.coach.getState().isOpen).toBe(false);
  });
});

describe('a match', () => {
  const saved = ({ storage }: Pick<Harness, 'storage'>) =>
    JSON.parse(storage.getItem('hong-kong-mahjong/match') ?? '{}') as { coached?: boolean };

  it('in which the coach was shown says so in its save, also after a reload, and in its record', async () => {
    const table = await sitDown();
    expect(saved(table).coached).toBe(false);
    await table.open();
    expect(saved(table).coached).toBe(false);
    table.port.answer();
    expect(saved(table).coached).toBe(true);
    choose(table);
    expect(saved(table).coached).toBe(true);
    const again = startGame({ storage: table.storage });
    again.game.getState().resume();
    playChoices(again, 2);
    again.game.getState().abandon();
    await settled();
    expect(again.records[0]?.coached).toBe(true);
  });

  it('so recorded is replayed and read like any other, and is marked in the history', async () => {
    const table = await sitDown();
    await table.open();
    table.port.answer();
    choose(table);
    untilAsked(table.harness);
    table.game.getState().abandon();
    await settled();
    const [record] = table.records;
    const read = parseRecord(JSON.parse(JSON.stringify(record)));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.coached).toBe(true);
    expect(replayRecord(read.value)).toMatchObject({ ok: true });
    const { coached: _, ...old } = read.value;
    expect(parseRecord(old)).toMatchObject({ ok: true });
    for (const [kept, coached] of [
      [read.value, true],
      [old, false],
    ] as const) {
      const history = createHistoryStore(memoryHistory(), () => 0);
      await history.keep(kept);
      expect(history.store.getState().entries).toMatchObject([{ coached }]);
    }
  });

  it('keeps it over the deals that follow', async () => {
    const table = await sitDown();
    await table.open();
    table.port.answer();
    const { game } = table;
    while (game.getState().screen !== 'result') {
      choose(table);
      untilAsked(table.harness);
    }
    game.getState().nextDeal();
    expect(game.getState().match?.dealt).toBe(1);
    expect(saved(table).coached).toBe(true);
  });

  it('without the coach does not speak of one', async () => {
    const table = await sitDown();
    choose(table);
    untilAsked(table.harness);
    table.game.getState().abandon();
    await settled();
    expect(table.records).toHaveLength(1);
    expect(table.records[0]).not.toHaveProperty('coached');
  });
});
