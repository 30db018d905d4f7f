import { advance } from './advance';
import { faceOf } from './draw';
import { exchangesOf } from './exchange';
import { rulesOf } from './knownRules';
import { legalActions } from './legalActions';
import { finishDeal, startNextDeal } from './match';
import type { Match } from './match';
import { formatTile } from './notation';
import { recordDeal } from './record';
import type { GameRecord, RecordedEvent, RecordedHand } from './record';
import { recordedMatch, replayHand } from './replay';
import { drawnAt, thrownBy } from './replayAnswers';
import { fail, ok, type Result } from './result';
import type { Rules } from './rules';
import { hasSeat } from './state';
import type { Action, Deal, Seat, TileId } from './types';

/**
 * What was chosen in one hand: a number for each answer of a seat, in the order of asking and of the seats. It says
 * which of the different choices it was, in an order that depends on their names alone.
 */
export type HandChoices = readonly number[];

export interface ChosenHand {
  readonly choices: HandChoices;
  /** Of each tile thrown that was like the one just drawn, while both were held: whether it was that one. Null if nobody knows. */
  readonly drawn: readonly boolean[] | null;
}

/** The choices of every hand of a record. Fails with a sentence where the record cannot be replayed. */
export function choicesOf(record: GameRecord): Result<ChosenHand[]> {
  const started = recordedMatch(record);
  if (!started.ok) return started;
  let match = started.value;
  const hands: ChosenHand[] = [];
  for (const [at, hand] of record.hands.entries()) {
    const choices: number[] = [];
    const drawn: (boolean | undefined)[] = [];
    const next = replayHand(hand, {
      record,
      match,
      snapshots: null,
      onAnswers: (deal, answers) => {
        for (const { seat, action, place } of answers) {
          const named = choicesOfSeat(deal, seat);
          const name = named.nameOf(action);
          choices.push(namesIn(named).indexOf(name));
          if (isUnclear(deal, alikeIn(named, name)))
            drawn.push(place === null ? undefined : drawnAt(hand, place));
        }
      },
    });
    if (!next.ok) return fail(`Hand ${at + 1}: ${next.error}`);
    match = next.value;
    const told = drawn.filter((each) => each !== undefined);
    hands.push({ choices, drawn: told.length === drawn.length ? told : null });
  }
  return ok(hands);
}

/** Plays a match again, hand by hand, from what was chosen in it. Its walls follow from its seed and text. */
export class ChosenReplay {
  /** After the last hand that was played to its end. */
  match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** Plays the next hand. It breaks off where the choices end. Fails with a sentence at a choice that there is not. */
  play({ choices, drawn }: ChosenHand): Result<RecordedHand> {
    const { progress } = this.match;
    if (!progress) return fail('The match was over before this hand.');
    const started = startNextDeal(this.match);
    const { deal } = started;
    const events = [...started.events];
    let next = 0;
    let unclear = 0;
    while (deal.pending && next < choices.length) {
      const answers: Action[] = [];
      for (const seat of waitingSeats(deal)) {
        const named = choicesOfSeat(deal, seat);
        const alike = alikeIn(named, namesIn(named)[choices[next++] ?? -1]);
        const isDrawn = isUnclear(deal, alike) && drawn?.[unclear++] === true;
        const action = alike.find((choice) => isThrownDrawn(deal, choice) === isDrawn) ?? alike[0];
        if (!action) return fail(`Choice ${next} is none of those that there were.`);
        answers.push(action);
      }
      for (const action of answers) advance(deal, action, events);
    }
    if (next < choices.length) return fail('The hand was over before its last choice.');
    if (drawn && drawn.length !== unclear)
      return fail('It is not said of every tile which of two equal ones it was.');
    if (deal.phase.type === 'ended') this.match = finishDeal(this.match, deal);
    const hand = recordDeal(progress, started, { deal, events });
    return ok(drawn ? hand : { ...hand, events: hand.events.map(withoutDrawn) });
  }
}

function withoutDrawn(event: RecordedEvent): RecordedEvent {
  const { drawn: _, ...told } = event;
  return told;
}

function waitingSeats({ pending, seats }: Deal): Seat[] {
  return seats.map((_, seat) => seat).filter((seat) => pending && hasSeat(pending.waiting, seat));
}

/** The choices of that name: several where they differ in which of equal tiles they take. */
function alikeIn({ choices, nameOf: nameIn }: NamedChoices, name: string | undefined): Action[] {
  return choices.filter((choice) => nameIn(choice) === name);
}

/** Whether a choice of that name throws the tile just drawn or one like it. */
function isUnclear(deal: Deal, alike: readonly Action[]): boolean {
  return alike.length > 1 && alike.some((choice) => isThrownDrawn(deal, choice));
}

function isThrownDrawn({ drawn }: Deal, choice: Action): boolean {
  return drawn !== null && thrownBy(choice) === drawn.tile;
}

/** The choices of a seat, one by one also where an offer stands for many, and what each is called. */
interface NamedChoices {
  readonly choices: readonly Action[];
  readonly nameOf: (action: Action) => string;
}

function choicesOfSeat(deal: Deal, seat: Seat): NamedChoices {
  const rules = rulesOf(deal);
  let ordered = false;
  const choices = legalActions(deal, seat).flatMap((choice): readonly Action[] => {
    if (choice.type !== 'exchange' || !choice.offer) return [choice];
    ordered = choice.offer.ordered;
    return exchangesOf(choice.offer, rules.tiles.faces).map((tiles) => ({ type: 'exchange', seat, tiles }));
  });
  return { choices, nameOf: (action) => nameOf(rules, action, ordered) };
}

/** The different names, in order; passing comes first. */
function namesIn({ choices, nameOf: name }: NamedChoices): string[] {
  const names = new Set(choices.map(name));
  return [...names].toSorted((a, b) => Number(b === PASS) - Number(a === PASS) || (a < b ? -1 : 1));
}

const PASS = 'pass';

/** A choice as text, equal tiles being the same. `ordered`: the order of exchanged tiles matters. */
function nameOf(rules: Rules, action: Action, ordered: boolean): string {
  const face = (tile: TileId): string => formatTile(faceOf(rules, tile));
  switch (action.type) {
    case 'pass':
    case 'win':
      return action.type;
    case 'discard':
    case 'added-kong':
      return `${action.type} ${face(action.tile)}`;
    case 'concealed-kong':
      return `${action.type} ${formatTile(action.kind)}`;
    case 'exchange':
      return `${action.type} ${(ordered ? action.tiles.map(face) : action.tiles.map(face).toSorted()).join(' ')}`;
    case 'declare': {
      const { what, tile, target } = action;
      const aim = target && [target.seat, target.tile === null ? null : face(target.tile)];
      return JSON.stringify([action.type, what, tile === null ? null : face(tile), aim]);
    }
    default:
      return `${action.type} ${action.own.map(face).join(' ')} ${action.kind ?? ''}`;
  }
}
