import { describe, expect, it } from 'vitest';
import { COACH_LATE, createCoachClient } from '../../../src/store/coach/coachClient';
import { FakeTime } from '../harness';
import { claim, depthOf, found, Threads, turn } from './parts';

function open() {
  const [threads, time] = [new Threads(), new FakeTime()];
  const heard: string[] = [];
  const client = createCoachClient(threads.start, time.schedule);
  const ask = (decision = claim, until: Parameters<typeof client.ask>[1] = 'quick') =>
    client.ask(decision, until, (reply) => heard.push(depthOf(reply)));
  return { threads, time, heard, client, ask };
}

describe("the way to the coach's thread", () => {
  it('starts it with the first question, and hears every answer', () => {
    const { threads, heard, ask } = open();
    expect(threads.started).toHaveLength(0);
    ask();
    expect(threads.posted).toEqual([{ type: 'ask', id: 0, decision: claim, until: 'quick' }]);
    threads.answer(0, found(claim, 'instant'));
    threads.answer(0, found(claim, 'quick'));
    expect(heard).toEqual(['instant', 'quick']);
    ask(turn);
    expect(threads.started).toHaveLength(1);
  });

  it('drops what comes for an older question, and after an end', () => {
    const { threads, heard, client, ask } = open();
    ask(claim);
    ask(turn);
    threads.answer(0, found(claim));
    expect(heard).toEqual([]);
    client.cancel();
    threads.answer(1, found(turn));
    expect(heard).toEqual([]);
    expect(threads.types()).toEqual(['ask', 'ask', 'cancel']);
    client.cancel();
    expect(threads.posted).toHaveLength(3);
  });

  it('goes on with the same decision instead of asking again', () => {
    const { threads, heard, ask } = open();
    ask(claim);
    ask(claim, 'deep');
    expect(threads.types()).toEqual(['ask', 'deepen']);
    threads.answer(0, found(claim, 'deep'));
    expect(heard).toEqual(['deep']);
  });

  it('says that it crashed, and starts another one with the next question', () => {
    const { threads, heard, ask } = open();
    ask();
    threads.started[0]?.crashed('out of memory');
    expect(heard).toEqual(['failed']);
    expect(threads.ended).toBe(1);
    ask();
    expect(threads.started).toHaveLength(2);
    threads.answer(1, found(claim));
    expect(heard).toEqual(['failed', 'quick']);
  });

  it('tells why it crashed', () => {
    const { threads, client } = open();
    const heard: unknown[] = [];
    client.ask(claim, 'quick', (reply) => heard.push(reply));
    threads.started[0]?.crashed('out of memory');
    expect(heard).toMatchObject([{ ok: false, detail: "The coach's thread crashed: out of memory" }]);
  });

  it('hears nothing more of a thread that was given up', () => {
    const { threads, heard, ask } = open();
    ask();
    const [first] = threads.started;
    first?.crashed('gone');
    ask();
    first?.answered({ id: 1, reply: found(claim) });
    first?.crashed('again');
    expect(heard).toEqual(['failed']);
    expect(threads.ended).toBe(1);
  });

  it('gives up after a while without any answer, and not while answers come', () => {
    const { threads, time, heard, ask } = open();
    ask();
    while (heard.length === 0) expect(time.tick()).toBe(true);
    expect(time.now).toBe(COACH_LATE);
    expect(heard).toEqual(['late']);
    expect(threads.ended).toBe(1);
    ask();
    threads.answer(1, found(claim, 'instant'));
    expect(time.tick()).toBe(false);
    expect(heard).toEqual(['late', 'instant']);
  });

  it('says that a browser without workers has none', () => {
    const heard: string[] = [];
    const client = createCoachClient(() => {
      throw new Error('Workers are blocked.');
    }, new FakeTime().schedule);
    client.ask(claim, 'quick', (reply) => heard.push(depthOf(reply)));
    expect(heard).toEqual(['failed']);
  });
});
