import { describe, expect, test } from 'vitest';
import { countAmericanDifferences } from '../../verify/americanAgreement';
import { score } from './score';

/** The worked hands of the rules: number, hand, seat, won by, option, items, points, payments by E, S, W, N. */
const WORKED = `
1 | 333m44p55m66p77mJJ+7m | S | discard W | – | run-2 25 | 25 | -50, +125, -50, -25
2 | 3335555m44p66p77m+7m | S | discard W | – | run-2 25 + jokerless | 50 | -100, +250, -100, -50
3 | 3335555m44p66p77m+7m | S | discard W | jokerlessDoubles=false | run-2 25 | 25 | -50, +125, -50, -25
4 | 3335555m44p66p77m+7m | E | wall | – | run-2 25 + jokerless | 50 | +600, -200, -200, -200
5 | 3335555m44p66p77m+7m | E | wall | dealerDoubles=false | run-2 25 + jokerless | 50 | +300, -100, -100, -100
6 | 44p66p77m[333m][5m5mJJ]+7m | S | discard E | – | run-2 25 | 25 | -100, +150, -25, -25
7 | 44p66p77m[333m][5555m]+7m | S | discard E | – | run-2 25 + jokerless | 50 | -200, +300, -50, -50
8 | 44p6p[333m][5555m][777m]+6p | W | discard N | – | run-2 25 + jokerless | 50 | -100, -50, +250, -100
9 | 44pJ[333m][5555m][777m]+6p | W | discard N | – | not-complete 0 |  |
10 | NEWS77mJ777p777s+B | N | discard S | – | like-2 25 | 25 | -50, -50, -25, +125
11 | NEJS777m777p777s+B | N | discard S | – | not-complete 0 |  |
12 | 44p66p77m333mJ[555m]+7m | S | discard E | – | not-complete 4 |  |
13 | 2222m44p666s88m[BBB]+8m | S | discard E | – | refused |  |
14 | 2222m44p666s8m[BBB]+8m | S | discard E | – | not-complete 6 |  |
15 | 2222m44p66s8mBBBJ+8m | S | discard E | – | evens-5 35 | 35 | -140, +210, -35, -35
16 | 2233m4455p6677sB+B | S | discard N | – | pairs-3 50 | 50 | -100, +250, -50, -100
17 | 2233m4455p6677sB+B | S | wall | – | pairs-3 50 | 50 | -200, +400, -100, -100
18 | 111m5555p999sJJJ+J | S | wall | – | quints-6 50 | 50 | -200, +400, -100, -100
19 | 111m5555p999sJJJ+J | S | wall | sections=odds | odds-2 25 | 25 | -100, +200, -50, -50
20 | 111m5555p999s[PPPJ] | S | wall | – | refused |  |
21 | 111m5555p99s[PPPJ]+9s | S | wall | – | odds-2 25 | 25 | -100, +200, -50, -50
22 | 111m5555p99s[CCCJ]+9s | S | wall | – | not-complete 6 |  |
23 | EEEE44m4444pFFJ+F | S | discard W | – | quints-3 40 | 40 | -80, +200, -80, -40
24 | EEEE44m4444pCCJ+C | S | discard W | – | not-complete 1 |  |
25 | BB192mP2222p999s+B | S | discard W | – | years-1 25 + jokerless | 50 | -100, +250, -100, -50
26 | 19m2mP2222p999sBB+J | S | discard W | – | refused |  |
27 | 19mP2222p99s[BBBB]+9s | S | discard W | – | not-complete 5 |  |
28 | 19m29mP2222p99sBB+B | S | discard W | – | not-complete 0 |  |
29 | BBBBBB2468sCCJ+C | W | wall | – | quints-5 45 | 45 | -180, -90, +360, -90
30 | 888m999p111sBBJJ+J | S | wall | – | not-complete 2 |  |
31 | 666m777p888s99mBB+9m | S | discard W | – | run-4 25 + jokerless | 50 | -100, +250, -100, -50
32 | 666m777p888m99mBB+9m | S | discard W | – | not-complete 2 |  |
33 | 2468m222p444p88pJ+J | S | discard W | – | refused |  |
34 | 2468m222p444p88pJ+8p | S | discard W | – | evens-2 25 | 25 | -50, +125, -50, -25
35 | BBBJJJJ666p99s6p+9s | E | discard N | – | threes-2 25 | 25 | +200, -50, -50, -100
36 | 345678p3333m888s+8s | N | wall | – | run-5 30 + jokerless | 60 | -240, -120, -120, +480
37 | 1998m2002s1920pB+B | S | discard W | – | refused |  |
38 | 1998m22sPP192pPB+B | S | discard W | – | pairs-6 75 | 75 | -150, +375, -150, -75
39 | NNEEESSSSJ[WWW]+J | S | wall | – | not-complete null |  |
40 | 147m258p369sNEWB+S | W | discard S | – | pairs-5 60 | 60 | -120, -120, +300, -60
41 | 44p66s8m[2222m][EEEE]+8m | S | discard W | – | not-complete null |  |
`
  .trim()
  .split('\n')
  .map((line) => line.split(' |').map((cell) => cell.trim()));

function optionsIn(text: string): Record<string, unknown> {
  const [name = '', value = ''] = text.split('=');
  if (value === '') return {};
  return { [name]: name === 'sections' ? [value] : value === 'true' };
}

function expectedOf(items: string, points: string, payments: string): unknown {
  if (items === 'refused') return { error: expect.any(String) as string };
  const [id, figure] = items.split(' ');
  if (id === 'not-complete')
    return { legal: false, reason: id, deficiency: figure === 'null' ? null : Number(figure) };
  const [E, S, W, N] = payments.split(', ').map(Number);
  return {
    legal: true,
    points: Number(points),
    items: [{ id, points: Number(figure) }],
    ...(items.endsWith('+ jokerless') ? { doublings: ['jokerless'] } : {}),
    forms: expect.any(Array) as unknown[],
    payments: { E, S, W, N },
  };
}

test('there are 41 worked hands', () => {
  expect(WORKED).toHaveLength(41);
});

describe('the naive scoring of American', () => {
  test.each(WORKED)('%s: %s', (...cells) => {
    const [, hand = '', seat = '', won = '', option = '', items = '', points = '', payments = ''] = cells;
    const [by = '', from] = won.split(' ');
    const request = { rules: 'american', hand, seat, by, options: optionsIn(option) };
    const answer = score(from === undefined ? request : { ...request, from });
    expect(answer).toEqual(expectedOf(items, points, payments));
  });
});

test('hands are worth what the naive scoring says', () => {
  expect(countAmericanDifferences(300, 7).differences).toBe(0);
});
