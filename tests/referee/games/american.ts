import { agree } from '../../naive/american/agree';
import { HANDS } from '../../naive/american/card';
import { score } from '../../naive/american/score';
import { fail } from '../breach';
import { handText } from '../calculator';
import { PLAIN } from '../game';
import { demandKnown, readFlag, readNumber, readWord } from '../options';
import { isFields, PLAYERS } from '../shape';
import type { Fields } from '../shape';
import { playerAt, windOf } from '../table';
import { FLOWER, JOKER, setWithExtras } from '../tiles';
import type { Call, Claim, ExchangeStep, Play, ReadGame, Score, Step } from '../types';
import { cardOf } from './americanCard';
import { entriesOfWin } from './hongKong';

const OPTION_NAMES =
  'charleston courtesy blindPass sections jokerlessDoubles dealerDoubles dealerRepeats rounds falseWin ' +
  'falseWinPoints claimSeconds strictCalling startPoints';
const COPIES = 8;

/** The largest first; the nearest in turn goes first, whatever the size. */
const CLAIMS: readonly Claim[] = ['sextet', 'quint', 'kong', 'pong'].map((type, at) => ({
  type,
  size: 6 - at,
  shape: 'alike',
  rank: 1,
}));

function readSections(given: Fields): readonly string[] | null {
  const { sections } = given;
  if (sections === undefined) return null;
  if (!Array.isArray(sections) || sections.length === 0) return fail('option sections: expected some');
  const known: readonly string[] = HANDS.map(({ section }) => section);
  return sections.map(
    (section: unknown) => known.find((each) => each === section) ?? fail('option sections'),
  );
}

function readOptions(given: Fields) {
  demandKnown(given, OPTION_NAMES);
  return {
    dice: 'two',
    deadWall: 0,
    severalWinners: 'nearest',
    robKong: 'never',
    charleston: readWord(given, 'charleston', ['vote', 'both', 'first', 'none']),
    courtesy: readFlag(given, 'courtesy', true),
    blindPass: readFlag(given, 'blindPass', true),
    sections: readSections(given),
    jokerlessDoubles: readFlag(given, 'jokerlessDoubles', true),
    dealerDoubles: readFlag(given, 'dealerDoubles', true),
    dealerRepeats: readWord(given, 'dealerRepeats', ['never', 'always', 'three']),
    hands: readNumber(given, 'rounds', [4, 1, 2]) * PLAYERS.length,
    falseWin: readWord(given, 'falseWin', ['dead-hand', 'pay']),
    falseWinPoints: readNumber(given, 'falseWinPoints', 25),
    strictCalling: readFlag(given, 'strictCalling', false),
    startPoints: readNumber(given, 'startPoints', 0),
  } as const;
}

type Options = ReturnType<typeof readOptions>;

/** Right, across, left; where it is held left, across, right; then as few across as the other gives. */
function stepsOf({ charleston, courtesy, blindPass }: Options): readonly Step[] {
  if (charleston === 'none') return [];
  const pass = (step: number, to: number): ExchangeStep => {
    const fewer = blindPass && step % 3 === 0 ? 'blind' : 'no';
    return { type: 'exchange', step, to, count: 3, sameSuit: false, fewer };
  };
  const vote: Step = { type: 'vote', leavesOut: 3 };
  const second = [pass(4, 3), pass(5, 2), pass(6, 1)];
  return [
    pass(1, 1),
    pass(2, 2),
    pass(3, 3),
    ...{ vote: [vote, ...second], both: second, first: [] }[charleston],
    ...(courtesy ? [{ ...pass(7, 2), fewer: 'least' } as const] : []),
  ];
}

/** American: 152 tiles with jokers, and a card of hands. */
export const readAmerican: ReadGame = (given) => {
  const options = readOptions(given);
  const card = cardOf(options.sections);
  return {
    ...PLAIN,
    options,
    allOptions: options,
    set: setWithExtras(0).with(FLOWER, COPIES).with(JOKER, COPIES),
    claims: CLAIMS,
    ownKongs: false,
    wild: JOKER,
    steps: stepsOf(options),
    mayLie: card.mayLie,
    whyNoWin: (play, call) => {
      if (call.by === 'discard' && call.tile === JOKER) return 'a discarded joker is taken for nothing';
      const { hand, melds } = playerAt(play, call.p);
      const held = call.by === 'wall' ? hand : [...hand, call.tile];
      return card.isComplete(held, melds) ? null : 'no hand of the card';
    },
    score: (play, call) => scoreOf(play, call, given),
    payments: (play) => play.wins.flatMap((win) => entriesOfWin(play, win)),
  };
};

/** The worth by the naive scoring, which has a card of its own. */
function scoreOf(play: Play, call: Call, options: Fields): Score {
  const { by } = call;
  const naive = score({
    rules: play.match.rules,
    hand: handText(play, call),
    seat: windOf(play, call.p),
    by,
    ...(call.from === null ? {} : { from: windOf(play, call.from) }),
    options,
  });
  if (!('payments' in naive)) return fail(`the calculator sees no win: ${JSON.stringify(naive)}`);
  const { items, doublings = [], payments } = naive;
  const { dealerDoubles } = play.match.game.allOptions;
  const isDealers = dealerDoubles === true && call.p === play.dealer;
  return {
    amounts: PLAYERS.map((p) => payments[windOf(play, p)] ?? 0),
    met: [...items.map(({ id }) => `item:${id}`), ...doublings, ...(isDealers ? ['dealer-doubled'] : [])],
    faults: (found) =>
      isFields(found) && agree(found, naive)
        ? []
        : [`expected score ${JSON.stringify(naive)}, found ${JSON.stringify(found)}`],
  };
}
