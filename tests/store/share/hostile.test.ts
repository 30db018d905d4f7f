import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { startMatch } from '../../../src/engine/match';
import type { Random } from '../../../src/engine/random';
import { sameJson } from '../../../src/engine/sameJson';
import { readDraft } from '../../../src/store/calculator/draftText';
import { readLink, writeLink } from '../../../src/store/share/links';
import { LONGEST_CODE, pack, unpack } from '../../../src/store/share/packing';
import { optionsOf } from '../../support/rigged';
import { playMatch } from '../../support/recorded';
import { testRandom } from '../../support/randomPlay';
import { linkPorts } from './linkPorts';

const bots = ['routes-1', 'routes-1', 'gentle-2+flush'];
const table = { rules: 'hong-kong-old', options: { rounds: 1 } };
const challenge = { ...table, bits: 'ab'.repeat(16), text: '', bots };
const options = optionsOf('hong-kong-old', { rounds: 1 });
const { record } = playMatch(startMatch({ ...table, options, bits: 'ab'.repeat(16), text: '' }));

const draft = readDraft({
  rules: 'hong-kong-old',
  options: { minimumFaan: 1 },
  hands: ['34556pSSS9p[CCC]+9p|2y'],
  seat: 'S',
  round: 'E',
  by: 'discard',
  from: 'E',
  situation: ['last-tile'],
});
if (!draft) throw new Error('The hand cannot be read.');

const codes = [
  writeLink({ kind: 'rules', ...table }),
  writeLink({ kind: 'challenge', challenge, by: 'me' }),
  writeLink({ kind: 'record', record, hand: null }),
  writeLink({
    kind: 'record',
    record: { ...record, hands: record.hands.slice(0, 1), complete: false },
    hand: 0,
  }),
  writeLink({ kind: 'hand', draft }),
].map((code) => code ?? '');
const texts = codes.map((code) => {
  const text = unpack(code);
  return text.ok ? text.value : '';
});

const SIGNS = 'ABCwxyz019-_ =%/<é';

/** A text with one to four letters changed, left out, doubled or cut. */
function mutated(text: string, random: Random): string {
  let now = text;
  for (let left = 1 + random.below(4); left > 0; left--) {
    const at = random.below(now.length + 1);
    const sign = SIGNS[random.below(SIGNS.length)] ?? '';
    const [before, after] = [now.slice(0, at), now.slice(at)];
    now =
      [before + sign + after.slice(1), before + after.slice(1), before + sign + after, before][
        random.below(4)
      ] ?? '';
  }
  return now;
}

async function outcomeOf(code: string): Promise<string> {
  const read = await readLink(code, linkPorts);
  return read.ok ? 'read' : read.why;
}

describe('a link that was changed on the way', () => {
  test('is refused, or says the same as before: 1,000 of 1,000', async () => {
    const random = testRandom('links');
    const before = await Promise.all(codes.map((code) => readLink(code, linkPorts)));
    let refused = 0;
    for (let at = 0; at < 1000; at++) {
      const which = at % codes.length;
      const read = await readLink(mutated(codes[which] ?? '', random), linkPorts);
      if (read.ok) expect(sameJson(read, before[which])).toBe(true);
      else refused++;
    }
    // Some of the last bits of a code mean nothing.
    expect(refused).toBeGreaterThan(900);
  });

  test('is read or refused when somebody packed it anew: 1,000 of 1,000', async () => {
    const random = testRandom('texts');
    for (let at = 0; at < 1000; at++) {
      const text = mutated(texts[at % texts.length] ?? '', random);
      expect(await outcomeOf(pack(text) ?? '')).toBeTypeOf('string');
    }
  });
});

const packed = (value: unknown) => pack(JSON.stringify(value)) ?? '';
const written = JSON.parse(texts[2] ?? '') as Record<string, unknown>;
const asked = JSON.parse(texts[1] ?? '') as Record<string, unknown>;

/** A code that unpacks to so many bytes. */
function bomb(bytes: number): string {
  const deflated = deflateSync(new Uint8Array(bytes), { level: 9 });
  const text = btoa(String.fromCodePoint(0, 0, 0, ...deflated));
  return `1${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

describe('a link that was made to do harm', () => {
  test.each([
    ['is empty', '', 'no-link'],
    ['is something else', 'https://example.org', 'no-link'],
    ['has a later version', `2${codes[0]?.slice(1)}`, 'newer'],
    ['is very long', `1${'A'.repeat(5_000_000)}`, 'too-long'],
    ['is just too long', `1${'A'.repeat(LONGEST_CODE)}`, 'too-long'],
    ['is a bomb', bomb(15_000_000), 'too-large'],
    ['has nothing in it', '1', 'damaged'],
    ['is no JSON', pack('{"kind":"rules"') ?? '', 'damaged'],
    ['is nested', pack('['.repeat(100_000) + ']'.repeat(100_000)) ?? '', 'damaged'],
    [
      'is nested in a file',
      pack(`{"kind":"file","record":${'['.repeat(99)}${']'.repeat(99)}}`) ?? '',
      'damaged',
    ],
    ['is of no kind', packed({ ...asked, kind: 'match' }), 'damaged'],
    ['names no game', packed({ ...asked, rules: 'constructor' }), 'unknown-game'],
    ['is a file of no game', packed({ kind: 'file', record: { rules: '__proto__' } }), 'unknown-game'],
    [
      'is a file without a record',
      packed({ kind: 'file', record: { rules: 'hong-kong-old' } }),
      'impossible',
    ],
    ['has other rules', packed({ ...asked, version: 99 }), 'other-rules'],
    ['has an unknown option', packed({ ...asked, options: { unheard: 1 } }), 'other-rules'],
    ['has an option out of range', packed({ ...asked, options: { rounds: 1e9 } }), 'other-rules'],
    ['has a bot that is none', packed({ ...asked, bots: ['routes-1', 'routes-1', 'x'] }), 'unknown-bot'],
    [
      'has a style that is none',
      packed({ ...asked, bots: ['sharp+x', 'routes-1', 'routes-1'] }),
      'unknown-bot',
    ],
    ['has too few bots', packed({ ...asked, bots: [] }), 'unknown-bot'],
    ['has a seed that is none', packed({ ...asked, bits: 'xyz' }), 'damaged'],
    ['has a long name', packed({ ...asked, by: 'x'.repeat(41) }), 'damaged'],
    ['has another sum', packed({ ...written, sum: '00000000' }), 'impossible'],
    ['has no players', packed({ ...written, players: [] }), 'impossible'],
    ['has hands that nobody played', packed({ ...written, hands: ['zzzz'] }), 'impossible'],
    ['goes on after its end', packed({ ...written, hands: Array<string>(120).fill('') }), 'impossible'],
    ['shows a hand that is not there', packed({ ...written, at: 400 }), 'impossible'],
    ['is a result of bots alone', packed({ ...written, kind: 'result' }), 'impossible'],
  ])('%s', async (_, code, why) => {
    expect(await outcomeOf(code)).toBe(why);
  });

  test('names are text without controls', async () => {
    const read = await readLink(packed({ ...asked, by: '<b>a\u202E\u0000</b>' }), linkPorts);
    expect(read).toMatchObject({ value: { by: '<b>a</b>' } });
  });

  test('a game that does not come is said', async () => {
    const games = { ...linkPorts.games, load: () => Promise.reject(new Error('offline')) };
    expect(await readLink(codes[0] ?? '', { ...linkPorts, games })).toEqual({ ok: false, why: 'not-loaded' });
  });
});
