import { describe, expect, it } from 'vitest';
import '../../../src/rule-sets/everything';
import { advisorFor } from '../../../src/coach/advisor';
import { parsePosition } from '../../../src/coach/drills/position';
import { keepsTiles } from '../../../src/coach/reasons/defence';
import type { Pair } from '../../../src/coach/reasons/pair';
import { readHand } from '../../../src/coach/reasons/reading';
import { reasonsFor } from '../../../src/coach/reasons/reasons';
import { Thought } from '../../../src/coach/thought';
import { kindsOfText } from '../../../src/engine/notation';
import { reasonsOf } from '../../support/reasonPairs';

// The dealer has declared riichi; 9 Bamboo went by since.
const CALLED =
  'WW N9s 145m567p245999sP :1pSW8s9m8pF4pN/:EF1p9p1m2m2p9mE/:ESN3s2m1p9pWP/:W9p1pSS1mF8s9s {} {"dora":[5],"paid":1,"riichi":[1,0,0,0],"riichiAt":[7,0,0,0],"shown":[21]}';
const CALM =
  'WW N9s 145m567p245999sP :1pSW8s9m8pF4pN/:EF1p9p1m2m2p9mE/:ESN3s2m1p9pWP/:W9p1pSS1mF8s9s {} {"dora":[5],"shown":[21]}';
// The dealer has two pongs of dragons, and none of these tiles is safe.
const MELDS =
  'WS S3s 28m223p144568sSW [CCC]N[PPP]W:4p7m3m!9pEN9s3s/:1pF4p1p!8p3m1s3s/:W8p!1mEP^E1p1s/:WF1pC^E9pE! {} {"dora":[27],"shown":[109]}';
const DEALER = 0;

function told(position: string) {
  const read = parsePosition('riichi', position);
  if (!read.ok) throw new Error(read.error);
  return reasonsFor(read.value, new Thought(read.value, advisorFor(read.value.view)!).think('instant'));
}

describe('tiles that are kept by passing', () => {
  it('are those that are safe against riichi', () => {
    expect(told(CALLED)).toMatchObject([
      { code: 'keeps-tiles', seats: [DEALER], areSafe: true, tiles: { better: 4, other: 1 } },
    ]);
  });

  it('are all in the hand where the claim spends no safe one', () => {
    expect(told(MELDS)).toMatchObject([
      { code: 'keeps-tiles', seats: [DEALER], areSafe: false, tiles: { better: 13, other: 10 } },
    ]);
  });

  it('are not told where nobody is likely to be ready', () => {
    const keeps = (position: string) => {
      const read = parsePosition('riichi', position);
      if (!read.ok) throw new Error(read.error);
      const { view, choices } = read.value;
      const sideOf = (type: string) => {
        const action = choices.find((each) => each.type === type)!;
        return { judged: { action }, hand: readHand(view, action, advisorFor(view)!), course: { wins: 0 } };
      };
      return keepsTiles({ view, better: sideOf('pass'), other: sideOf('pong') } as unknown as Pair);
    };
    expect(keeps(CALLED)).not.toBeNull();
    expect(keeps(CALM)).toBeNull();
  });
});

describe('a tile that a seat in riichi threw, or let go', () => {
  const TURN =
    'EE +1p 1288m133567p356sF :PNCN1s5m9p2sS9m2p/:P1p8pC9p9mS3p8p^W1mW/[888p]S:1s1pNC5m4mW1m4p2sN/:PSSCE9m1s9m7m2p5s {} {"dora":[33],"paid":1,"riichi":[0,0,0,1],"riichiAt":[0,0,0,9],"shown":[133]}';

  it('is safe, and so is not the first tile that a player fears', () => {
    const between = (better: string, other: string) =>
      reasonsOf({ rules: 'riichi', position: TURN, term: 'feeding', better, other });
    expect(between('-5s', '-F')).toMatchObject([
      { code: 'safe', tiles: kindsOfText('5s'), seats: [3], why: 'thrown' },
    ]);
    expect(between('-F', '-5s')).not.toContainEqual(expect.objectContaining({ code: 'safe' }));
  });
});
