import { describe, expect, test } from 'vitest';
import '../../../src/rule-sets/everything';
import { scoreLine } from '../../../src/cli/scoreRequest';
import { formatHand, parseHand } from '../../../src/engine/handNotation';
import { kindsOfMeld } from '../../../src/engine/meldKinds';
import { kindsOfText } from '../../../src/engine/notation';
import { defaultOptions } from '../../../src/engine/options';
import { pointsBySeat } from '../../../src/engine/scoring/payments';
import { factsOfHands } from '../../../src/engine/scoring/winRequest';
import { JOKER } from '../../../src/engine/tiles';
import type { MeldShape } from '../../../src/engine/rules';
import { HANDS } from '../../../src/rule-sets/american/hands';
import { rules } from '../../../src/rule-sets/american/rules';
import { createCalculator } from '../../../src/store/calculator/calculatorStore';
import { newDraft } from '../../../src/store/calculator/draft';
import type { Draft } from '../../../src/store/calculator/draft';
import { readDraft, writeDraft } from '../../../src/store/calculator/draftText';
import { atSeat, entriesOf } from '../../../src/store/calculator/edits';
import { judge, waysOf } from '../../../src/store/calculator/judge';
import { rows } from './hands';
import type { Row } from './hands';

interface Report {
  readonly error?: string;
  readonly legal: boolean;
  readonly deficiency?: number | null;
  readonly points?: number;
  readonly items?: readonly { readonly id: string; readonly points: number }[];
  readonly doublings?: readonly string[];
  readonly form?: string;
  readonly payments?: Readonly<Record<string, number>>;
}

function asked({ hand, seat, won, options = {} }: Row): Report {
  const [by, from] = won.split(' ');
  const line = { rules: 'american', hand, seat, by, options, ...(from ? { from } : {}) };
  return scoreLine(JSON.stringify(line)) as Report;
}

/** What the command says, in the words of the rows. */
function told(row: Row): string {
  const report = asked(row);
  if (report.error !== undefined) return 'refused';
  if (!report.legal) return `not-complete ${report.deficiency}`;
  const items = report.items?.map(({ id, points }) => `${id} ${points}`) ?? [];
  const counted = [...items, ...(report.doublings ?? [])].join(' + ');
  return `${counted} = ${report.points}: ${Object.values(report.payments ?? {}).join(' ')}`;
}

/** The hand put together on the page, press by press; null where it cannot be. */
function entered({ hand, seat, won, options = {} }: Row): Draft | null {
  const game = { rules: 'american', options: { ...defaultOptions(rules.options), ...options } };
  const read = parseHand(hand, { ...factsOfHands(rules.resolve(game.options)), sort: 'begun' });
  if (!read.ok) return null;
  const { concealed, melds, winning } = read.value;
  const calculator = createCalculator(newDraft(game), () => {});
  const { press, enter } = calculator.getState();
  const lay = (meld: MeldShape): (string | null)[] => {
    const faces = kindsOfMeld(meld);
    enter(faces.length);
    const jokers = faces.filter((face) => face === JOKER);
    return [meld.kind, ...jokers].map(press);
  };
  const refusals = [...melds.flatMap(lay), (enter('tile'), null), ...concealed.map(press)];
  if (winning !== null) refusals.push(press(winning));
  if (refusals.some((why) => why !== null)) return null;
  const { draft } = calculator.getState();
  expect(draft.hands.map(formatHand)).toEqual([formatHand(read.value)]);
  const [by = '', from = ''] = won.split(' ');
  const whole = atSeat(draft, 'ESWN'.indexOf(seat));
  const giver = from === '' ? whole.from : 'ESWN'.indexOf(from);
  return { ...whole, by: by === 'wall' ? 'wall' : 'discard', from: giver };
}

/** What the page says. */
function shown(row: Row): string {
  const draft = entered(row);
  const judged = draft && judge(draft);
  if (!draft || judged?.type === 'impossible' || judged?.type === 'short') return 'refused';
  expect(judge(readDraft(writeDraft(draft))!)).toEqual(judged);
  if (judged?.type === 'incomplete') return `not-complete ${judged.deficiency}`;
  if (judged?.type !== 'won') return 'neither';
  const { lines, total } = judged.sheet;
  const counted = lines.map(({ id, value, unit }) => (unit === 'points' ? `${id} ${value}` : id)).join(' + ');
  return `${counted} = ${total}: ${Object.values(pointsBySeat(judged.payments ?? [], 4)).join(' ')}`;
}

describe.each([
  ['the command', told],
  ['the page', shown],
])('%s says of', (_name, says) => {
  test.each(rows)('$seat with $hand, $won: $gives', (row) => {
    expect(says(row)).toBe(row.gives);
  });
});

test('the form is the groups as the card has them, with the tiles that are meant', () => {
  expect(asked(rows[0]!)).toEqual({
    legal: true,
    points: 25,
    items: [{ id: 'run-2', points: 25 }],
    form: '333m 44p 5555m 66p 777m',
    payments: { E: -50, S: 125, W: -50, N: -25 },
  });
  expect(asked(rows[1]!)).toMatchObject({
    points: 50,
    doublings: ['jokerless'],
    form: '333m 44p 5555m 66p 777m',
  });
});

test.each([
  ['44p66p77m(333m)[5555m]+7m', '"(333m)" lies closed, and nothing does in this rule set.'],
  [
    '44p66p77m[345m][5555m]+7m',
    '"[345m]" is no group (tiles alike, 3, 4, 5, 6 of them, wild tiles among them).',
  ],
  ['44p66p77m[333m][5555m]+7m|1f', '1f is not used in this rule set.'],
  ['44p66p77m[333m][5555m]+7m|B', 'B, after "|", is no bonus tile.'],
  [
    '44p66p77m[JJJ][5555m]+7m',
    '"[JJJ]" is no group (tiles alike, 3, 4, 5, 6 of them, wild tiles among them).',
  ],
  ['44p66p777m[333m][5555m]+7m', 'There are 14 tiles (the winning tile apart), not 13.'],
  ['4444p4p77mJJJJJJ+7m', '4p is there 5 times, and the set has only 4.'],
  ['44p66p7mJ[333m][5555m]+J', 'J cannot be taken from another player.'],
])('%s is refused: %s', (hand, error) => {
  expect(asked({ hand, seat: 'S', won: 'discard E', gives: '' })).toEqual({ error });
});

test('a kong is robbed and bonus tiles win in other games', () => {
  const hand = '44p66p77m[333m][5555m]+7m';
  const by = (won: string) => asked({ hand, seat: 'S', won, gives: '' }).error;
  expect(by('robbed-kong E')).toBe('No kong may be robbed under these rules.');
  expect(by('bonus-tiles')).toBe('Field "by" must be one of wall, discard, not "bonus-tiles".');
  const draft = newDraft({ rules: 'american', options: defaultOptions(rules.options) });
  expect(waysOf(draft)).toEqual(['discard', 'wall']);
  expect(entriesOf(draft)).toEqual(['tile', 3, 4, 5, 6]);
});

test('a joker goes into the group that was laid out last, beside one tile that is none', () => {
  const calculator = createCalculator(
    newDraft({ rules: 'american', options: defaultOptions(rules.options) }),
    () => {},
  );
  const { press, enter } = calculator.getState();
  const hand = () => formatHand(calculator.getState().draft.hands[0]!);
  const [five = 0] = kindsOfText('5m');
  enter(3);
  expect(press(JOKER)).toBe('no-group');
  expect([press(five), hand()]).toEqual([null, '[555m]']);
  expect([press(JOKER), hand()]).toEqual([null, '[55mJ]']);
  expect([press(JOKER), hand()]).toEqual([null, '[5mJJ]']);
  expect(press(JOKER)).toBe('no-more-wild');
  enter(6);
  expect([press(five), hand()]).toEqual([null, '[5mJJ][555mJJJ]']);
  expect(press(five)).toBe('used');
});

test('every hand of the card has fourteen tiles and some form', () => {
  expect(new Set(HANDS.map(({ id }) => id)).size).toBe(44);
});
