import { act, render } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { REASON_CODES } from '../../../src/coach/reasons/reason';
import type { Fact, Reason, ReasonCode, WayToMinimum } from '../../../src/coach/reasons/reason';
import type { Action } from '../../../src/engine/types';
import { seatView } from '../../../src/engine/view';
import { LANGUAGES } from '../../support/languages';
import { PERSONS } from '../../../src/store/types';
import { plainText } from '../../../src/ui/text/sentenceParts';
import { ReasonLine, WayLine } from '../../../src/ui/coach/reasons/ReasonLine';
import { sentenceOf } from '../../../src/ui/coach/reasons/told';
import { StoresContext } from '../../../src/ui/context';
import { appWords, reasonWords } from '../../../src/ui/text';
import { gameParts } from '../../support/gameParts';
import { rig } from '../../support/rigged';
import { fixtureStores } from '../fixtures';
import { scenes } from '../scenes';

/** A fact of each code. */
const facts: { readonly [Code in ReasonCode]: Extract<Fact, { readonly code: Code }> } = {
  'wins-now': { code: 'wins-now', points: 24 },
  'false-win': { code: 'false-win', points: -24 },
  'loses-minimum': { code: 'loses-minimum', needs: 3, has: 1, unit: 'faan' },
  'secures-minimum': { code: 'secures-minimum', needs: 3, has: 3, without: 1, unit: 'faan' },
  'kills-route': { code: 'kills-route', sort: 'pongs', id: 'all-pongs', suit: null },
  'keeps-route': {
    code: 'keeps-route',
    sort: 'one-suit-with-honours',
    id: 'clean-hand',
    suit: 1,
    missing: { better: 3, other: 4 },
  },
  'serves-less': {
    code: 'serves-less',
    sort: 'one-suit-with-honours',
    id: 'clean-hand',
    suit: 1,
    missing: { better: 3, other: 3 },
    live: { better: 12, other: 9 },
  },
  spare: { code: 'spare', sort: 'one-suit-with-honours', id: 'clean-hand', suit: 1, tiles: [33] },
  'as-good': { code: 'as-good' },
  'opens-hand': { code: 'opens-hand', items: ['concealed-hand', 'seven-pairs'], nearest: [] },
  narrows: { code: 'narrows', hands: { better: 30, other: 12 }, ids: [] },
  'more-wild': { code: 'more-wild', tiles: [50], count: { better: 2, other: 1 } },
  ready: { code: 'ready', tiles: [9, 12], live: 5 },
  'more-waits': { code: 'more-waits', tiles: [9, 12], live: { better: 7, other: 3 } },
  'bad-shape': { code: 'bad-shape', tiles: [13], live: 2 },
  'breaks-pair': { code: 'breaks-pair', tiles: [13] },
  'last-copies': { code: 'last-copies', tiles: [13], live: 0 },
  faster: { code: 'faster', missing: { better: 1, other: 2 } },
  'no-nearer': { code: 'no-nearer', missing: 2 },
  'more-useful': { code: 'more-useful', live: { better: 18, other: 11 } },
  'fewer-need': { code: 'fewer-need', tiles: [20, 15], hands: { better: 2, other: 5 }, of: 9 },
  likelier: { code: 'likelier', chance: { better: 0.31, other: 0.24 } },
  dearer: { code: 'dearer', points: { better: 20, other: 14 } },
  'slower-but-dearer': {
    code: 'slower-but-dearer',
    points: { better: 20, other: 14 },
    missing: { better: 4, other: 3 },
  },
  'wanted-by': { code: 'wanted-by', tiles: [13], seat: 1, ids: ['clean-hand', 'all-pongs'] },
  feeds: { code: 'feeds', tiles: [13], seat: 1, why: 'suit', melds: 2 },
  safe: { code: 'safe', tiles: [13], seats: [1, 2], why: 'no-hand' },
  'deals-in-less': { code: 'deals-in-less', chance: { better: 0.06, other: 0.11 } },
  'costs-less': { code: 'costs-less', points: { better: 205.3, other: -50 } },
  'keeps-tiles': { code: 'keeps-tiles', seats: [2], tiles: { better: 4, other: 1 }, areSafe: true },
  'kong-replacement': { code: 'kong-replacement', tiles: [13] },
  'kong-robbing': { code: 'kong-robbing', tiles: [13], seats: [2] },
  'kong-paid': { code: 'kong-paid', tiles: [13], points: 6 },
  'kong-value': { code: 'kong-value', tiles: [13], points: { better: 20, other: 14 } },
  'few-draws': { code: 'few-draws', draws: 3, missing: { better: 2, other: 4 } },
  dealer: { code: 'dealer', seat: 0, times: 1.5 },
};

const view = seatView(rig({ hands: [] }).deal, 0);
const pong: Action = { type: 'pong', seat: 0, own: [0, 1] };
const reasoned = {
  view,
  choices: [{ action: { type: 'discard', seat: 0, tile: 0 } as const }, { action: pong }],
  personAt: (seat: number) => PERSONS[seat] ?? 'you',
};
const way: WayToMinimum = {
  has: 1,
  needs: 3,
  unit: 'faan',
  ways: [
    {
      id: 'value-pongs',
      sort: 'other',
      suit: null,
      value: 3,
      pongs: [27, 33],
      concealed: false,
      selfDrawn: false,
      missing: 2,
    },
    {
      id: 'all-pongs',
      sort: 'pongs',
      suit: null,
      value: 4,
      pongs: [],
      concealed: false,
      selfDrawn: false,
      missing: 3,
    },
    {
      id: 'clean-hand',
      sort: 'one-suit-with-honours',
      suit: 0,
      value: 4,
      pongs: [],
      concealed: false,
      selfDrawn: false,
      missing: 3,
    },
  ],
};

interface Sentences {
  /** A whole sentence. */
  readonly whole: RegExp;
  readonly told: readonly string[];
  readonly tie: string;
  readonly card: string;
  readonly kong: string;
  readonly way: string;
}

/** Some of the sentences as they must be, by language. */
const SOME: Readonly<Record<string, Sentences>> = {
  en: {
    whole: /^[A-Z0-9].*\.$/,
    told: [
      '1 Character rather than pong: a clean hand in dots is 3 tiles away, not 4.',
      '1 Character rather than pong: you are ready for 1 Dot and 4 Dots (5 unseen).',
      '1 Character rather than pong: it keeps your only pair, 5 Dots.',
      '1 Character rather than pong: a hand that can win is 2 tiles away either way.',
      '1 Character rather than pong: you come out at about +205 points when others win, not −50.',
      '1 Character rather than pong: Mei may want 5 Dots (2 sets on the table, only this suit).',
      '1 Character rather than pong: as the dealer you are paid 1.5 times as much for a win, so this counts for more.',
    ],
    tie: '1 Character rather than 1 Dot: 12 unseen tiles help a clean hand in dots, not 9, and other likely hands are as near.',
    card: '1 Character rather than pong: otherwise “Even ladder” is ruled out.',
    kong: 'Kong of 1 Character rather than pass: it brings an extra draw.',
    way: '1 of 3 faan sure, 3 if it ends as a hand with pongs of East wind and White dragon, 4 as all pongs, or as a clean hand in characters.',
  },
  'zh-Hant-HK': {
    whole: /。$/,
    told: [
      '打一萬而不碰：做筒子混一色尚欠3張，而非4張。',
      '打一萬而不碰：叫糊，等一筒、四筒（未見5張）。',
      '打一萬而不碰：保住唯一的眼五筒。',
      '打一萬而不碰：否則也沒有更接近成糊，同樣尚欠2張。',
      '打一萬而不碰：別家食糊時你約得+205分，而非−50分。',
      '打一萬而不碰：阿美可能要五筒（已亮2組牌，全是這門花色）。',
      '打一萬而不碰：你做莊，食糊收1.5倍，所以差別更大。',
    ],
    tie: '打一萬而不打一筒：做筒子混一色有12張未見的牌有用，而非9張，其他可能的牌型一樣近。',
    card: '打一萬而不碰：否則做不成「Even ladder」。',
    kong: '暗槓一萬而非不要：可多摸一張。',
    way: '3 番起糊，肯定有1 番；碰東風、白板有3 番，做對對糊有4 番，或做萬子混一色有4 番。',
  },
};

await Promise.all(LANGUAGES.map(reasonWords.load));

describe.each(LANGUAGES)('sentences of reasons in %s', (language) => {
  const text = appWords.of(language);
  const game = gameParts.find(({ id }) => id === 'hong-kong-old')?.words[language];
  const reasons = reasonWords.of(language);
  const some = SOME[language];
  if (!text || !game || !reasons) throw new Error('The words are not loaded.');
  const said = { text, game, reasons };
  const names = { name: text.tile, between: said.reasons.betweenTiles };
  const plain = (fact: Fact) => {
    const reason: Reason = { ...fact, better: 0, against: 1, weight: 0.5 };
    return plainText(sentenceOf(reason, reasoned, said), names);
  };

  it('are different, whole and end with a full stop', () => {
    const told = REASON_CODES.map((code) => plain(facts[code]));
    expect(new Set(told).size).toBe(REASON_CODES.length);
    for (const sentence of told) {
      expect(sentence).toMatch(some?.whole ?? /[.。]$/);
      expect(sentence).not.toMatch(/undefined|NaN|object| {2}/);
    }
    expect(told).toEqual(expect.arrayContaining([...(some?.told ?? [])]));
  });

  it('begin with the two choices that they compare, whatever is said of them', () => {
    const pass = { action: { type: 'pass', seat: 0 } as const };
    const kong = { action: { type: 'concealed-kong', seat: 0, kind: 0 } as const };
    const discards = [0, 36].map((tile) => ({ action: { type: 'discard', seat: 0, tile } as const }));
    const told = (code: ReasonCode, choices: readonly { readonly action: Action }[]) => {
      const reason: Reason = { ...facts[code], better: 0, against: 1, weight: 0.5 };
      return plainText(sentenceOf(reason, { ...reasoned, choices }, said), names);
    };
    const tiles = [0, 9].map((kind) => text.tile(kind));
    for (const code of REASON_CODES) for (const tile of tiles) expect(told(code, discards)).toContain(tile);
    expect(told('serves-less', discards)).toEqual(some?.tie ?? expect.stringMatching(/./));
    const ofCard = { code: 'kills-route', sort: 'Even ladder', id: 'Even ladder', suit: null } as const;
    expect(plain(ofCard)).toEqual(some?.card ?? expect.stringMatching(/./));
    expect(told('kong-replacement', [kong, pass])).toEqual(some?.kong ?? expect.stringMatching(/./));
  });

  it('name what is declared as the game does', () => {
    const classical = gameParts.find(({ id }) => id === 'classical')?.words[language];
    const verb = classical?.declarations['concealed-pong']?.verb ?? '';
    const declare = { type: 'declare', seat: 0, what: 'concealed-pong', tile: 0, target: null } as const;
    const choices = [{ action: declare }, { action: { type: 'discard', seat: 0, tile: 0 } as const }];
    const reason: Reason = { ...facts.likelier, better: 0, against: 1, weight: 0.5 };
    const words = { ...said, game: { ...game, ...classical } };
    const told = plainText(sentenceOf(reason, { ...reasoned, choices }, words), names);
    expect(told.toLowerCase()).toContain(verb);
    expect(verb).not.toBe('');
  });

  it('name the tiles of a chow where another chow can be had', () => {
    const chow = (own: readonly number[]) => ({ action: { type: 'chow', seat: 0, own } as const });
    const pass = { action: { type: 'pass', seat: 0 } as const };
    const [first, second] = [chow([36, 40]), chow([40, 48])];
    const told = (choices: readonly { readonly action: Action }[]) => {
      const reason: Reason = { ...facts['bad-shape'], better: 0, against: 1, weight: 0.5 };
      return plainText(sentenceOf(reason, { ...reasoned, choices }, said), names);
    };
    const tile = text.tile(9);
    expect(told([pass, first, second])).toContain(tile);
    expect(told([pass, first])).not.toContain(tile);
  });

  it('say how the least value is reached', () => {
    expect(
      plainText(
        said.reasons.minimum(
          way,
          (value) => game.units['faan']?.amount(value) ?? '',
          () => null,
        ),
        names,
      ),
    ).toEqual(some?.way ?? expect.stringMatching(/./));
  });
});

describe('a sentence on the page', () => {
  it('draws its tiles, each with its name', async () => {
    const state = scenes['turn']?.();
    if (!state) throw new Error('There is no such scene.');
    const reason: Reason = { ...facts.ready, better: 0, against: 1, weight: 0.5 };
    const shown = await act(async () =>
      render(
        <StoresContext value={fixtureStores(state)}>
          <Suspense>
            <p>
              <ReasonLine reason={reason} {...reasoned} />
            </p>
            <p>
              <WayLine way={way} rules="hong-kong-old" />
            </p>
          </Suspense>
        </StoresContext>,
      ),
    );
    expect(await shown.findByRole('img', { name: '4 Dots' })).toBeDefined();
    expect(shown.getAllByRole('img').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      '1 Character',
      '1 Dot',
      '4 Dots',
      'East wind',
      'White dragon',
    ]);
  });
});
