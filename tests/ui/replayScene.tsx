import { apply } from '../../src/engine/apply';
import { legalActions } from '../../src/engine/legalActions';
import { finishDeal, startMatch, startNextDeal } from '../../src/engine/match';
import { defaultOptions } from '../../src/engine/options';
import { findRuleSet } from '../../src/engine/knownRules';
import { hashText, pick, Random, streamSeed } from '../../src/engine/random';
import { recordDeal, recordMatch } from '../../src/engine/record';
import type { GameRecord, RecordedHand } from '../../src/engine/record';
import { hasSeat } from '../../src/engine/state';
import type { Action, Deal } from '../../src/engine/types';
import { StoresContext } from '../../src/ui/context';
import type { Stores } from '../../src/ui/context';
import { ReplayScreen } from '../../src/ui/history/replay/ReplayScreen';
import { LiveRegion } from '../../src/ui/live/LiveRegion';
import { withForeignNames } from '../support/foreignNames';
import { steadyAnswer } from '../rule-sets/toys/steadyPlay';

type Answer = (deal: Deal, random: Random) => Action;

const HANDS = 2;

/** A recorded match of a game in which every seat answers like that. The first player is the person. */
export function recordOf(rules: string, label: string, answer: Answer = steadyAnswer): GameRecord {
  const ruleSet = findRuleSet(rules);
  if (!ruleSet) throw new Error(`There is no rule set ${rules}.`);
  const options = defaultOptions(ruleSet.options);
  const first = startMatch({ rules, options, bits: hashText(label).slice(0, 32), text: '' });
  const hands: RecordedHand[] = [];
  let match = first;
  while (match.progress && hands.length < HANDS) {
    const random = new Random(streamSeed(match.bits, `scene:${match.dealt}`));
    const started = startNextDeal(match);
    const events = [...started.events];
    let { deal } = started;
    while (deal.pending) {
      const applied = apply(deal, answer(deal, random));
      if (!applied.ok) throw new Error(`A legal action was refused: ${applied.code}.`);
      deal = applied.deal;
      events.push(...applied.events);
    }
    hands.push(recordDeal(match.progress, started, { deal, events }));
    match = finishDeal(match, deal);
  }
  const names = ['You', 'Mei', 'Wing', 'Chiu'].slice(0, first.scores.length);
  const players = names.map((name, at) =>
    at === 0 ? { name, kind: 'human' as const } : { name, kind: 'bot' as const, bot: 'standard' },
  );
  return recordMatch(first, { app: 'test', players, hands, complete: false });
}

/** Claims whatever can be claimed, and never wins: full rivers and four melds a seat. */
function greedy(deal: Deal, random: Random): Action {
  const waiting = deal.pending?.waiting ?? 0;
  const seat = pick(
    deal.seats.map((_, each) => each).filter((each) => hasSeat(waiting, each)),
    random,
  );
  const choices = legalActions(deal, seat).filter(({ type }) => type !== 'win');
  const claims = choices.filter(({ type }) => type !== 'discard' && type !== 'pass');
  return pick(claims.length > 0 && random.below(3) > 0 ? claims : choices, random);
}

interface ReplayScene {
  readonly rules: string;
  readonly label: string;
  readonly answer?: Answer;
  /** How far the first hand has come, from 0 to 1. */
  readonly at: number;
  /** Keys that are pressed then. */
  readonly keys?: string;
  readonly isForeign?: boolean;
}

const RULES = 'hong-kong-old';

const scenes: Readonly<Record<string, ReplayScene>> = {
  mid: { rules: RULES, label: 'tea', at: 0.7 },
  deal: { rules: RULES, label: 'tea', at: 0 },
  closed: { rules: RULES, label: 'tea', at: 0.7, keys: 'o' },
  seat: { rules: RULES, label: 'tea', at: 0.5, keys: '3' },
  end: { rules: 'hong-kong-common', label: 'jade', at: 1 },
  worst: { rules: RULES, label: 'rice', answer: greedy, at: 0.98 },
  'worst-closed': { rules: RULES, label: 'rice', answer: greedy, at: 0.98, keys: 'o' },
  three: { rules: 'toy-three', label: 'tea', at: 0.8 },
  'three-worst': { rules: 'toy-three', label: 'tea', answer: greedy, at: 0.98 },
  sixteen: { rules: 'toy-sixteen', label: 'tea', at: 0.7 },
  'sixteen-worst': { rules: 'toy-sixteen', label: 'tea', answer: greedy, at: 0.98 },
  classical: { rules: 'classical', label: 'tea', at: 0.8 },
  aims: { rules: 'american', label: 'tea', at: 0.7, keys: 'b' },
  'aims-classical': { rules: 'classical', label: 'tea', at: 0.8, keys: 'b' },
  american: { rules: 'american', label: 'tea', at: 0.7 },
  names: { rules: RULES, label: 'rice', answer: greedy, at: 0.98, isForeign: true },
};

/** The replay of this name, and what brings it to its moment once it is drawn. */
export function replayScene(name: string, stores: Stores) {
  const scene = scenes[name];
  if (!scene) throw new Error('There is no such replay.');
  const made = recordOf(scene.rules, scene.label, scene.answer);
  const record = scene.isForeign ? withForeignNames(made) : made;
  const step = Math.round((record.hands[0]?.events.length ?? 0) * scene.at);
  const press = (key: string) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  return {
    page: (
      <StoresContext value={stores}>
        <LiveRegion>
          <ReplayScreen record={record} onClose={() => undefined} />
        </LiveRegion>
      </StoresContext>
    ),
    show: () => {
      const slider = document.querySelector<HTMLInputElement>('.scrubber input');
      if (!slider) throw new Error('There is no slider.');
      // React hears of a change only where its own setter has not been used.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, `${step}`);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      for (const key of scene.keys ?? '') press(key);
    },
  };
}
