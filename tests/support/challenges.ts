import { Random, streamSeed } from '../../src/engine/random';
import type { GameRecord } from '../../src/engine/record';
import { beginDeal, choose, newMatch } from '../../src/store/match/session';
import type { Seated, Session } from '../../src/store/match/session';
import { endDeal, recordOf } from '../../src/store/records/matchRecord';
import { configOf } from '../../src/store/share/challenge';
import type { Challenge } from '../../src/store/share/shared';
import { steadyAnswer } from '../rule-sets/toys/steadyPlay';
import { cardOf } from '../../src/ui/text/languages';

/** The record of a challenge that everybody played steadily, as chance has it. Another label gives another match. */
export function playChallenge(challenge: Challenge, label: string): GameRecord {
  return playOut(challenge, label).record;
}

/** The same, with how the match stands after its last hand. */
export function playOut(challenge: Challenge, label: string): { record: GameRecord; ended: Seated } {
  let seated = newMatch(configOf(challenge), challenge.bits);
  for (;;) {
    const random = new Random(streamSeed(label, `${seated.match.dealt}`));
    let session: Session = beginDeal(seated).session;
    while (session.deal.pending) {
      const step = choose(session, steadyAnswer(session.deal, random));
      if (!step) throw new Error('A legal action was refused.');
      ({ session } = step);
    }
    seated = endDeal(session);
    const record = recordOf(session, { app: 'test', nameOf: (person) => cardOf('en').people[person] });
    if (!record) throw new Error('The match was not recorded.');
    if (record.complete) return { record: JSON.parse(JSON.stringify(record)) as GameRecord, ended: seated };
  }
}
