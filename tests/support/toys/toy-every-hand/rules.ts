import { orInfinity } from '../../../../src/engine/options';
import { resolveByPriority, isLegalWin } from '../../../../src/engine/claims';
import { emit, pay } from '../../../../src/engine/events';
import { placesOf } from '../../../../src/engine/match';
import type { End, Fine, Resolution, RuleSet, Rules, Step } from '../../../../src/engine/rules';
import { NOT_COMPLETE } from '../../../../src/engine/scoring/notComplete';
import { payment } from '../../../../src/engine/scoring/payments';
import { standardSituations } from '../../../../src/engine/situations';
import { tileSet } from '../../../../src/engine/tileSet';
import { tileList } from '../../../../src/engine/tiles';
import type {
  Action,
  Deal,
  DealEvent,
  DeclareAction,
  Extras,
  Payment,
  Pending,
  Seat,
} from '../../../../src/engine/types';
import { wayOf } from '../../../../src/engine/winContext';
import { othersThan, toyGeometry, toyPlay } from '../shared/rules';
import { isPlain, plainForms } from '../shared/scoring';
import { options as specs, type Chosen } from './options';
import { scoreBy, scoredHands, settleBy, sheetsOf } from './scoring';
import { seatsIn, stakesOf, turnedIn } from './stakes';

const TILES = tileList([]);
const NINE = 9;

/** Every hand is scored and paid; a ready player may say so and lays down a stake. Source: `RULES.md`. */
export const rules: RuleSet = {
  id: 'toy-every-hand',
  version: 1,
  options: specs,
  resolve: (options: Chosen) => {
    const [stake, limit] = [options.stake, orInfinity(options.limit)];
    const score = scoreBy({ doubles: options.doubles, limit });
    return {
      ...toyPlay(options),
      id: 'toy-every-hand',
      options,
      geometry: toyGeometry({}),
      tiles: tileSet(TILES),
      zeroSum: false,
      isComplete: isPlain,
      forms: plainForms(4),
      turnActions,
      declare: (step, action) => declare(step, action, stake),
      resolve,
      notNow: ({ by, extras, seat }) =>
        by !== 'wall' && seatsIn(extras, 'missed').includes(seat) ? { code: 'missed-win' } : null,
      fine: options.strictCalling ? fineBy(options.falseCall) : null,
      onEvent: (step, event) => onEvent(step, event),
      score,
      allHands: (win, hands) => {
        const sheet = score(win);
        return sheet && scoredHands(hands, sheet, limit);
      },
      scoreAll: (deal) => sheetsOf(deal, limit),
      settle: settleBy({ stake, all: options.settled === 'all' }),
      nextDeal: nextDealBy(options, stake),
      closing: closingBy(stake),
      visibleExtras: ({ extras }, seat) => ({
        ready: seatsIn(extras, 'ready'),
        turned: turnedIn(extras),
        missed: seatsIn(extras, 'missed').filter((each) => each === seat),
      }),
      bearsOnWorth: ({ extras, seat }) => ({
        extras: { ready: seatsIn(extras, 'ready').filter((each) => each === seat) },
      }),
      situations: { ...standardSituations, ready: ({ seat }) => ({ extras: { ready: [seat] } }) },
      report: (context, hands) => {
        const sheet = score(context);
        const scores = sheet && scoredHands(hands, sheet, limit).map(({ total }) => total);
        return scores ? { legal: true, scores } : NOT_COMPLETE;
      },
    };
  },
};

/** Before saying so, each discard that leaves the hand ready may be declared; after it only the drawn tile may go. */
function turnActions(deal: Deal, seat: Seat, choices: readonly Action[]): readonly Action[] {
  const { drawn } = deal;
  const state = deal.seats[seat];
  if (!drawn || !state || state.melds.length > 0) return choices;
  if (seatsIn(deal.extras, 'ready').includes(seat))
    return choices.filter((choice) => isBound(choice, drawn.tile));
  const declared = (what: string, tile: number | null): Action => ({
    type: 'declare',
    seat,
    what,
    tile,
    target: null,
  });
  const ready = state.hand
    .filter((tile) => isReadyWithout(state.counts, TILES[tile] ?? 0))
    .map((tile) => declared('ready', tile));
  const ends = state.river.length === 0 && hasNineEnds(state.counts) ? [declared('nine-ends', null)] : [];
  return [...choices, ...ready, ...ends];
}

function isBound(choice: Action, drawn: number): boolean {
  return choice.type === 'win' || (choice.type === 'discard' && choice.tile === drawn);
}

function isReadyWithout(counts: readonly number[], discarded: number): boolean {
  return counts.some((_, drawn) => {
    const next = counts.map((count, kind) => count - Number(kind === discarded) + Number(kind === drawn));
    return (next[drawn] ?? 0) <= 4 && isPlain(next, []);
  });
}

function hasNineEnds(counts: readonly number[]): boolean {
  const ends = counts.filter((count, kind) => count > 0 && (kind >= 27 || kind % 9 === 0 || kind % 9 === 8));
  return ends.length >= NINE;
}

function declare(step: Step, { seat, what, tile }: DeclareAction, stake: number): 'discard' | End {
  if (what === 'nine-ends') return { end: 'nine-ends' };
  const { deal } = step;
  const turned = [...turnedIn(deal.extras), ...(tile === null ? [] : [tile])];
  deal.extras = { ...deal.extras, ready: [...seatsIn(deal.extras, 'ready'), seat], turned };
  pay(step, [payment({ from: seat, to: null, base: stake, reason: 'stake', factors: [] })]);
  return 'discard';
}

/** Who passes on a win may not win from others before its next discard. */
function resolve(step: Step): Resolution {
  const { deal } = step;
  const pending = deal.pending as Pending;
  const passed = pending.answers.flatMap((answer) =>
    answer?.type === 'pass' && isLegalWin(step, answer.seat, wayOf(pending)) ? [answer.seat] : [],
  );
  const resolution = resolveByPriority(step);
  if (passed.length > 0)
    deal.extras = { ...deal.extras, missed: [...seatsIn(deal.extras, 'missed'), ...passed] };
  for (const seat of passed) emit(step, { type: 'note', what: 'missed', seat, tiles: [], public: false });
  return resolution;
}

/** A false win is paid to everybody and ends the hand. */
function fineBy(points: number): NonNullable<Rules['fine']> {
  return (deal: Deal, from: Seat): Fine => ({
    payments: othersThan(from, deal.seats.length).map((to) =>
      payment({ from, to, base: points, reason: 'false-win', factors: [] }),
    ),
    open: true,
    barred: true,
    out: false,
    end: 'false-call',
  });
}

function onEvent(step: Step, event: DealEvent): readonly Payment[] {
  const { deal } = step;
  const missed = seatsIn(deal.extras, 'missed');
  if (event.type === 'discard' && missed.includes(event.seat))
    deal.extras = { ...deal.extras, missed: missed.filter((seat) => seat !== event.seat) };
  if (event.type === 'win' && stakesOf(deal, 1) > 0)
    emit(step, { type: 'note', what: 'stakes-taken', seat: event.seat, tiles: [], public: true });
  return [];
}

/** Stakes stay until somebody wins; a hand that nobody finished is dealt again by the same dealer. */
function nextDealBy(options: Chosen, stake: number): Rules['nextDeal'] {
  const usual = toyPlay(options).nextDeal;
  return (progress, deal, scores) => {
    const stakes = deal.wins.length > 0 ? 0 : stakesOf(deal, stake);
    const carry: Extras = { stakes };
    const isAgain = deal.phase.type === 'ended' && deal.phase.ending === 'nine-ends' && progress.repeat === 0;
    if (isAgain) return { ...progress, repeat: 1, carry };
    const next = usual(progress, deal, scores);
    return next && { ...next, carry };
  };
}

/** Stakes that nobody won go to the first place. */
function closingBy(stake: number): NonNullable<Rules['closing']> {
  return (_progress, deal, scores) => {
    const stakes = deal.wins.length > 0 ? 0 : stakesOf(deal, stake);
    const [first] = placesOf(scores);
    if (stakes === 0) return [];
    return [{ reason: 'stakes', points: scores.map((_, player) => (player === first ? stakes : 0)) }];
  };
}
