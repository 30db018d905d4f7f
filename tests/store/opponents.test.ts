import { describe, expect, it } from 'vitest';
import { botCalled } from '../../src/bots/registry';
import { knowledgeOf } from '../../src/bots/knownBooks';
import { STYLE_IDS } from '../../src/bots/styles/styleIds';
import { ruleSetIds } from '../../src/engine/knownRules';
import { knownBot } from '../../src/store/selectors/knownBot';
import { botsOf, OPPONENTS, opponentsFor } from '../../src/store/selectors/opponents';
import type { MatchConfig } from '../../src/store/types';
import schema1 from '../data/saves/schema1.json';
import schema3 from '../data/saves/schema3.json';
import { optionsOf } from '../support/rigged';
import { playChoices, playMatch, settled, startGame } from './harness';
import type { Harness } from './harness';
import { memoryStorage } from './memoryStorage';
import type { SavedGame } from './savedGames';

const KEY = 'hong-kong-mahjong/match';
const config: MatchConfig = {
  rules: 'hong-kong-old',
  options: { rounds: 1, minimumFaan: 0 },
  opponents: ['sharp', 'sharp', 'sharp'],
  mixedStyles: true,
  text: '',
};

function botsAt({ game }: Harness): Readonly<Record<string, string>> {
  return Object.fromEntries(
    game.getState().players.flatMap(({ person, bot }) => (bot === null ? [] : [[person, bot]])),
  );
}

function started(given: Partial<MatchConfig> = {}): Harness {
  const harness = startGame({ pace: () => 'instant' });
  harness.game.getState().startMatch({ ...config, ...given });
  return harness;
}

describe('opponents in mixed styles', () => {
  it('are drawn from the bits and the words of the match', () => {
    expect(botsAt(started())).toEqual(botsAt(started()));
    expect(botsAt(started())).toEqual({ mei: 'sharp+flush', wing: 'sharp+pongs', chiu: 'sharp+patient' });
    const tables = ['', 'a', 'b', 'c', 'd'].map((text) => JSON.stringify(botsAt(started({ text }))));
    expect(new Set(tables).size).toBeGreaterThan(3);
  });

  it('are the bots that were chosen, each in another style', () => {
    const { mei = '', wing = '', chiu = '' } = botsAt(started({ opponents: ['gentle-2', 'sharp'] }));
    const bots = [mei, wing, chiu];
    expect(bots.map((id) => knownBot(id).level)).toEqual(['gentle', 'sharp', 'steady']);
    expect(new Set(bots.map((id) => knownBot(id).style)).size).toBe(3);
  });

  it('may be older ones of their level in a match of before', () => {
    expect(knownBot('gentle+pongs')).toEqual({ level: 'gentle', style: 'pongs' });
    expect(knownBot('routes-1').level).toBe('steady');
    expect(knownBot('standard').level).toBe('steady');
    expect(knownBot('fast').level).toBeNull();
  });

  it('are the same when the match is begun again, from a save too', () => {
    const harness = started();
    const bots = botsAt(harness);
    playChoices(harness, 3);
    const again = startGame({ storage: harness.storage, pace: () => 'instant' });
    expect(botsAt(again)).toEqual(bots);
    again.game.getState().resume();
    again.game.getState().restart();
    expect(botsAt(again)).toEqual(bots);
  });

  it('are in the record by their whole ids', async () => {
    const harness = started();
    const bots = botsAt(harness);
    playMatch(harness);
    await settled();
    const recorded = harness.records[0]?.players.flatMap((player) =>
      player.kind === 'bot' ? [[player.name.toLowerCase(), player.bot]] : [],
    );
    expect(Object.fromEntries(recorded ?? [])).toEqual(bots);
  });

  it('are not drawn where styles are plain or nothing is said of them', () => {
    const plain = { mei: 'sharp', wing: 'sharp', chiu: 'sharp' };
    expect(botsAt(started({ mixedStyles: false }))).toEqual(plain);
    const { mixedStyles: _, ...unsaid } = config;
    const harness = startGame();
    harness.game.getState().startMatch(unsaid);
    expect(botsAt(harness)).toEqual(plain);
  });
});

it.each([
  ['1', schema1.old],
  ['3', schema3.old],
])('an old save (schema %s) goes on with the opponents it had', (_, saved) => {
  const { storage } = saved as unknown as SavedGame;
  const kept = JSON.parse(storage[KEY] ?? '{}') as {
    readonly players: readonly { readonly bot: string | null }[];
  };
  const harness = startGame({ storage: memoryStorage(storage), pace: () => 'instant' });
  harness.game.getState().resume();
  playChoices(harness, 3);
  expect(harness.game.getState().players).toEqual(kept.players);
  expect(harness.game.getState().notice).toBeNull();
});

describe('the levels', () => {
  it.each(ruleSetIds())('under %s are bots, and known again by their ids in any style', (rules) => {
    for (const opponents of opponentsFor(rules, optionsOf(rules))) {
      expect(botsOf(opponents, rules)).toHaveLength(3);
      for (const id of botsOf(opponents, rules)) {
        const { level } = knownBot(botCalled(id).id);
        if (opponents !== 'mixed') expect(level).toBe(opponents);
        for (const style of STYLE_IDS) expect(knownBot(`${id}+${style}`)).toEqual({ level, style });
      }
    }
  });

  it('that look ahead are there where something is known of positions', () => {
    const offered = (rules: string, options = {}) => opponentsFor(rules, optionsOf(rules, options));
    const plain = ['gentle', 'steady', 'mixed'];
    expect(offered('hong-kong-old')).toEqual(OPPONENTS);
    expect(offered('hong-kong-old', { minimumFaan: 0 })).toEqual(OPPONENTS);
    expect(offered('hong-kong-common')).toEqual(OPPONENTS);
    expect(offered('hong-kong-common', { minimumFaan: 1 })).toEqual(plain);
    expect(offered('taisen')).toEqual(plain);
  });

  it.each([
    ['hong-kong-old', { minimumFaan: 1 }],
    ['hong-kong-common', {}],
    ['hong-kong-common', { minimumFaan: 0 }],
    ['hong-kong-common', { minimumFaan: 1 }],
    ['taisen', {}],
  ])('that look ahead are on offer under %s, %j just where something was learned', (rules, options) => {
    const table = { rules, options: optionsOf(rules, options) };
    expect(opponentsFor(rules, table.options).includes('master')).toBe(knowledgeOf(table) !== null);
  });

  it('a bot that is none of them, or that nobody knows, has no level', () => {
    expect(knownBot('fast')).toEqual({ level: null, style: null });
    expect(knownBot('of-another-house')).toEqual({ level: null, style: null });
  });
});
