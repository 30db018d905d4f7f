import { useEffect } from 'react';
import { browserStorage } from '../../store/saves/browserStorage';
import { noteChallenge } from '../../store/share/keptShares';
import type { Challenge } from '../../store/share/shared';
import { Button } from '../controls/buttons';
import { shortName } from '../text/shortName';
import { TableFacts } from './TableFacts';
import { useMatchOf } from './useMatchOf';
import { useStart } from './useStart';
import { MyResult } from './MyResult';
import { useWords } from '../context';
import { shareWords } from '../text';

interface ChallengePageProps {
  readonly challenge: Challenge;
  readonly by: string;
}

/** What a challenge is, and the way to play it. One that was played shows how it went. */
export function ChallengePage({ challenge, by }: ChallengePageProps) {
  const words = useWords(shareWords);
  const mine = useMatchOf(challenge.bits);
  const { bits } = challenge;
  useEffect(() => noteChallenge(browserStorage, { bits, by, result: null }), [bits, by]);
  return (
    <>
      <section className="card stack stack--start share-card" aria-labelledby="share-what">
        <h2 id="share-what">{by === '' ? words.challenge.title : words.challenge.from(shortName(by))}</h2>
        <TableFacts table={challenge} bots={challenge.bots} />
        <p className="note">{words.challenge.note}</p>
        {mine?.complete ? (
          <p role="status">{words.challenge.played}</p>
        ) : (
          <PlayButton challenge={challenge} />
        )}
      </section>
      {mine?.complete && <MyResult record={mine} />}
    </>
  );
}

/** Begins the match of a challenge, or goes on with it. */
export function PlayButton({ challenge }: { readonly challenge: Challenge }) {
  const words = useWords(shareWords);
  const { start, resume, isOn, question } = useStart(challenge);
  return (
    <>
      {isOn && <p role="status">{words.challenge.isOn}</p>}
      <Button icon="play" look="main" className="button--large" onClick={isOn ? resume : start}>
        {isOn ? words.challenge.resume : words.challenge.play}
      </Button>
      {question}
    </>
  );
}
