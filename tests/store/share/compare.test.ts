import { describe, expect, test } from 'vitest';
import { standardBot } from '../../../src/bots/levels';
import { tableOf } from '../../../src/store/selectors/knownTables';
import { completeOptions } from '../../../src/store/selectors/optionList';
import { loadGame } from '../../../src/loadGame';
import { games } from '../../../src/rule-sets/registry';
import type { GameRecord } from '../../../src/engine/record';
import { configOf } from '../../../src/store/share/challenge';
import { compareMatches, ownGain } from '../../../src/store/share/compare';
import { bitsOfDay, challengeOfDay, textOfDay } from '../../../src/store/share/day';
import { playMatch, randomHuman, startGame, untilAsked } from '../harness';

const [first] = games();
if (!first) throw new Error('There is no game.');
await loadGame(first.id, 'en');
const day = challengeOfDay('2026-11-23', first.id);

/** The record of the match of a day, played by chance. */
async function played(seed: number, bits = day.bits): Promise<GameRecord> {
  const harness = startGame();
  harness.game.getState().startMatch({ ...configOf(day), bits });
  const choose = randomHuman(seed);
  for (;;) {
    const state = untilAsked(harness);
    if (state.screen === 'standings') break;
    if (state.screen === 'result') state.nextDeal();
    else state.act(choose(state.choices));
  }
  await Promise.resolve();
  const [record] = harness.records;
  if (!record) throw new Error('The match was not recorded.');
  return record;
}

describe('the match of a day', () => {
  test('is played against standard bots by the rules of one hand for each dealer, and nothing else is changed', () => {
    const { bits, text, rules, options, bots } = challengeOfDay('2026-11-23', first.id);
    expect({ bits, text, rules }).toEqual({ bits: bitsOfDay('2026-11-23'), text: '', rules: first.id });
    const once = tableOf(first.id).once ?? {};
    expect(completeOptions(first.id, options)).toEqual({ ...completeOptions(first.id, {}), ...once });
    for (const [id, value] of Object.entries(options)) expect(once[id]).toEqual(value);
    expect(bots).toEqual([standardBot(first.id), standardBot(first.id), standardBot(first.id)]);
  });

  test('has four hands, one for each dealer, whoever wins', async () => {
    const harness = startGame();
    harness.game.getState().startMatch(configOf(day));
    playMatch(harness);
    await Promise.resolve();
    const [record] = harness.records;
    expect(record?.hands.map(({ dealer }) => dealer)).toEqual([0, 1, 2, 3]);
    expect(record?.seed).toBe(day.bits);
  });

  test('is another one each day, and the same for everyone', () => {
    expect(bitsOfDay('2026-11-23')).toBe('bc6bec8a685f7179853f7abde6144c63');
    expect(bitsOfDay('2026-11-24')).not.toBe(bitsOfDay('2026-11-23'));
  });

  test('is told without a tile', () => {
    const text = textOfDay([24, 0, -8], {
      title: 'Title',
      result: 'Result',
      points: (points) => `${points}`,
      link: 'Link',
    });
    expect(text).toBe('Title\nResult\n▲ 24  ○ 0  ▽ -8\nLink');
  });
});

describe('two matches of one challenge', () => {
  test('are compared wall by wall', async () => {
    const [mine, theirs] = [await played(1), await played(2)];
    const compared = compareMatches(mine, theirs);
    expect(compared?.hands).toHaveLength(4);
    expect(compared?.hands.map((hand) => hand.mine?.hand.wall)).toEqual(
      compared?.hands.map((hand) => hand.theirs?.hand.wall),
    );
    expect(compared?.total).toEqual({ mine: ownGain(mine), theirs: ownGain(theirs) });
    const lead = (compared?.hands ?? []).map((hand) => (hand.mine?.points ?? 0) - (hand.theirs?.points ?? 0));
    expect(compared?.ahead).toEqual({
      mine: lead.filter((by) => by > 0).length,
      theirs: lead.filter((by) => by < 0).length,
    });
    expect(lead.reduce((sum, by) => sum + by, 0)).toBe(ownGain(mine) - ownGain(theirs));
  });

  test('a match of other walls is not compared', async () => {
    expect(compareMatches(await played(1), await played(1, 'ab'.repeat(16)))).toBeNull();
  });

  test('nor is one against other bots', async () => {
    const mine = await played(1);
    const others = mine.players.map((player) => (player.bot ? { ...player, bot: 'sharp' } : player));
    expect(compareMatches(mine, { ...mine, players: others })).toBeNull();
  });
});
