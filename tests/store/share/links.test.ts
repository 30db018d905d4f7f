import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startMatch } from '../../../src/engine/match';
import type { GameRecord } from '../../../src/engine/record';
import { sameJson } from '../../../src/engine/sameJson';
import { challengeIn, challengeWith, configOf } from '../../../src/store/share/challenge';
import { readLink, writeLink } from '../../../src/store/share/links';
import { writePlayed } from '../../../src/store/share/playedLink';
import type { Shared } from '../../../src/store/share/shared';
import { optionsOf } from '../../support/rigged';
import { playMatch as playSteadily } from '../../support/recorded';
import { randomMatch } from '../../support/randomPlay';
import { playMatch, startGame } from '../harness';
import { linkPorts } from './linkPorts';

const ids = linkPorts.games.cards.map(({ id }) => id);
const read = (code: string) => readLink(code, linkPorts);

function codeOf(shared: Shared): string {
  const code = writeLink(shared);
  if (code === null) throw new Error('The link is too long.');
  return code;
}

/** A match that the store played, with its record as the history keeps it. */
async function played(): Promise<GameRecord> {
  const harness = startGame();
  const config = {
    rules: 'hong-kong-old',
    options: { rounds: 1, minimumFaan: 0, dealerRepeats: 'never' },
    opponents: ['gentle-2', 'routes-1', 'routes-1'],
    mixedStyles: true,
    text: 'my words',
    bits: 'c0ffee'.padEnd(32, '0'),
  };
  harness.game.getState().startMatch(config);
  playMatch(harness);
  await Promise.resolve();
  const [record] = harness.records;
  if (!record) throw new Error('The match was not recorded.');
  return JSON.parse(JSON.stringify(record)) as GameRecord;
}

const record = await played();
const challenge = challengeIn(record);
if (!challenge) throw new Error('The match is no challenge.');

describe('a challenge', () => {
  test('begins with the seed it names, with the same bots', () => {
    expect(record.seed).toBe('c0ffee'.padEnd(32, '0'));
    const again = startGame();
    again.game.getState().startMatch(configOf(challenge));
    const bots = again.game.getState().players.map(({ bot }) => bot);
    expect(bots).toEqual(record.players.map(({ bot = null }) => bot));
    expect(bots.filter((bot) => bot?.includes('+')).length).toBeGreaterThan(0);
  });

  test('is played the same by the same choices, wall by wall', async () => {
    const again = startGame({ randomBits: () => 'ff'.repeat(16) });
    again.game.getState().startMatch(configOf(challenge));
    playMatch(again);
    await Promise.resolve();
    expect(JSON.parse(JSON.stringify(again.records[0]?.hands))).toEqual(record.hands);
  });

  test('draws its styles from its own bits', () => {
    const config = { rules: 'hong-kong-old', options: {}, opponents: [], mixedStyles: true, text: '' };
    const [one, two] = ['11', '22'].map((byte) => challengeWith(config, byte.repeat(16)));
    expect(one?.bots).toHaveLength(3);
    expect(one?.bots).not.toEqual(two?.bots);
  });

  test('is none where several persons or no seed were', () => {
    expect(challengeIn({ ...record, seed: null })).toBeNull();
    expect(challengeIn({ ...record, players: record.players.toReversed() })).toBeNull();
  });
});

describe('links', () => {
  test('give back the rules of a table', async () => {
    const shared: Shared = {
      kind: 'rules',
      rules: 'hong-kong-old',
      options: { minimumFaan: 1, dice: 'two-twice' },
    };
    expect(await read(codeOf(shared))).toEqual({ ok: true, value: shared });
  });

  test('give back a challenge', async () => {
    const shared: Shared = { kind: 'challenge', challenge, by: '朋友' };
    const code = codeOf(shared);
    expect(await read(code)).toEqual({ ok: true, value: shared });
    expect(code.length).toBeLessThan(180);
  });

  test('give back a match, played again from its choices, and are short', async () => {
    const shared: Shared = { kind: 'result', record, by: 'a friend' };
    const code = codeOf(shared);
    expect(await read(code)).toEqual({ ok: true, value: shared });
    expect(code.length).toBeLessThan(150 + 130 * record.hands.length);
  });

  test('say that the coach was shown, and that it was practice', async () => {
    for (const shown of [{ coached: true }, { practice: true as const }]) {
      const shared: Shared = { kind: 'result', record: { ...record, ...shown }, by: '' };
      const back = await read(codeOf(shared));
      expect(back).toMatchObject({ ok: true, value: { record: shown } });
    }
    expect(writePlayed(record)).toMatchObject({ coached: false });
    expect(writePlayed(record)).not.toHaveProperty('practice');
  });

  test('of choices alone are none where the walls or results are others', () => {
    const [first, ...rest] = record.hands;
    const { result } = first!;
    for (const other of [
      { ...first!, wall: first!.wall.toReversed() },
      { ...first!, result: { ...result!, scores: result!.scores.map((points) => points + 1) } },
    ])
      expect(writePlayed({ ...record, hands: [other, ...rest] })).toBeNull();
    expect(writePlayed({ ...record, seed: null })).toBeNull();
  });

  test('give back one hand with those before it', async () => {
    const code = codeOf({ kind: 'record', record, hand: 1 });
    const shared = await read(code);
    if (!shared.ok || shared.value.kind !== 'record') throw new Error('The link was refused.');
    expect(shared.value.hand).toBe(1);
    expect(shared.value.record.hands).toEqual(record.hands.slice(0, 2));
    expect(shared.value.record.complete).toBe(false);
  });

  test('give back a record whose walls follow from no seed', async () => {
    const { commitment: _, seating: __, closing: ___, ...rest } = record;
    const first = rest.hands.slice(0, 1);
    const bare: GameRecord = { ...rest, seed: null, hands: first, complete: false };
    const shared: Shared = { kind: 'record', record: bare, hand: null };
    expect(sameJson(await read(codeOf(shared)), { ok: true, value: shared })).toBe(true);
  });

  test.each(ids)('give back matches of %s', async (id) => {
    const shared: Shared = {
      kind: 'record',
      record: playSteadily(randomMatch(id, 'shared')).record,
      hand: null,
    };
    const back = await read(codeOf(shared));
    // Compared as a whole: a difference would fill pages.
    expect(sameJson(back, { ok: true, value: shared })).toBe(true);
  });

  test('any text of the player comes back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const match = startMatch({
          rules: 'hong-kong-old',
          options: optionsOf('hong-kong-old', {}),
          bits: challenge.bits,
          text,
        });
        const shared: Shared = { kind: 'challenge', challenge: { ...challenge, text: match.text }, by: '' };
        expect(await read(codeOf(shared))).toEqual({ ok: true, value: shared });
      }),
      { numRuns: 200 },
    );
  });
});
