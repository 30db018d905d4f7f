import { useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { browserStorage } from '../../store/saves/browserStorage';
import { challengeIn } from '../../store/share/challenge';
import { compareMatches } from '../../store/share/compare';
import { noteChallenge } from '../../store/share/keptShares';
import { Button } from '../controls/buttons';
import { VerifyPanel } from '../history/VerifyPanel';
import { PlayButton } from './ChallengePage';
import { ComparedHands } from './ComparedHands';
import { MyResult } from './MyResult';
import { MatchFacts } from './RecordPage';
import { shortName } from '../text/shortName';
import { TableFacts } from './TableFacts';
import { useMatchOf } from './useMatchOf';
import { useWords } from '../context';
import { shareWords } from '../text';

interface ResultPageProps {
  readonly record: GameRecord;
  /** The code that it came in: it is kept until the challenge was played here. */
  readonly code: string;
  readonly by: string;
  readonly onReplay: () => void;
}

/** How somebody played a challenge, beside how it was played here. */
export function ResultPage({ record, code, by, onReplay }: ResultPageProps) {
  const words = useWords(shareWords);
  const mine = useMatchOf(record.seed);
  const [isShown, setShown] = useState(false);
  const name = shortName(by) || words.friend;
  const { seed } = record;
  useEffect(() => {
    if (seed !== null) noteChallenge(browserStorage, { bits: seed, by, result: code });
  }, [seed, by, code]);
  if (mine === undefined) return <p aria-busy="true">{words.day.reading}</p>;
  const compared = mine?.complete ? compareMatches(mine, record) : null;
  const challenge = challengeIn(record);
  if (!mine?.complete || !compared) {
    return (
      <>
        <section className="card stack stack--start share-card" aria-labelledby="share-ask">
          <h2 id="share-ask">{words.challenge.from(name)}</h2>
          <p>{mine?.complete ? words.result.other : words.result.first(name)}</p>
          {challenge && <TableFacts table={challenge} bots={challenge.bots} />}
          {challenge && <PlayButton challenge={challenge} />}
          {!isShown && <Button onClick={() => setShown(true)}>{words.result.show}</Button>}
        </section>
        {isShown && <TheirMatch record={record} name={name} onReplay={onReplay} />}
      </>
    );
  }
  return (
    <>
      <ComparedHands compared={compared} mine={mine} theirs={record} name={name} />
      <div className="columns share-walls">
        <VerifyPanel record={mine} title={words.result.myWalls} atOnce />
        <VerifyPanel record={record} title={words.result.walls(name)} atOnce />
      </div>
      <div className="row share-buttons">
        <Button icon="play" onClick={onReplay}>
          {words.result.replayTheirs(name)}
        </Button>
      </div>
      <MyResult record={mine} />
    </>
  );
}

interface TheirMatchProps extends Pick<ResultPageProps, 'record' | 'onReplay'> {
  readonly name: string;
}

function TheirMatch({ record, name, onReplay }: TheirMatchProps) {
  const words = useWords(shareWords);
  return (
    <>
      <section className="card stack stack--start share-card" aria-labelledby="share-what">
        <MatchFacts record={record} />
        <Button icon="play" onClick={onReplay}>
          {words.result.replayTheirs(name)}
        </Button>
      </section>
      <VerifyPanel record={record} title={words.result.walls(name)} atOnce />
    </>
  );
}
