import { FIRST_HAND, placeOf } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { useCallback, useEffect, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { findBestHand } from '../../store/selectors/bestHand';
import type { BestHand as Best } from '../../store/selectors/bestHand';
import { useText, useGame } from '../context';
import { Button } from '../controls/buttons';
import { Fetched } from '../controls/Fetched';
import { lateComponent } from '../lateComponent';
import { untilIdle } from '../live/idle';
import { ItemTable } from '../scoring/ItemTable';
import { wayOfWinning, WonGroups } from '../scoring/WinBand';
import { gainOf, personOf } from '../scoring/resultFacts';
import { worthOf } from '../table/worth';
import { useGameWords } from '../text/gameWords';
import { useLoading } from '../useLoading';
import './bestHand.css';

const MatchPicture = lateComponent(async () => (await import('../picture/MatchPicture')).MatchPicture);

interface BestHandProps {
  /** The match, checked. */
  readonly record: GameRecord;
  /** Is told which hand it is, once that is known. */
  readonly onFound: (best: Pick<Best, 'at' | 'player'>) => void;
}

/** The hand that brought its winner most in the match that has just ended. */
export function BestHand({ record, onFound }: BestHandProps) {
  const text = useText();
  const players = useGame((state) => state.players);
  const { units } = useGameWords();
  const { nameOf } = useHandNames();
  const [isPictured, setPictured] = useState(false);
  const { value: best } = useLoading(useCallback(() => findBestHand(record, untilIdle), [record]));
  useEffect(() => {
    if (best) onFound(best);
  }, [best, onFound]);
  if (best === undefined)
    return (
      <section className="card best-hand" aria-busy="true">
        <h2>{text.standings.best}</h2>
      </section>
    );
  if (!best) return null;
  const { replayed, result, win } = best;
  const facts = { result, players };
  const who = personOf(facts, win.seat);
  const { rules, progress } = replayed.match;
  const place = progress ? placeOf(rules, progress) : FIRST_HAND;
  const worth = [worthOf(win.sheet, units), text.signed(gainOf(facts, win.seat))];
  return (
    <section className="card best-hand">
      <h2>{text.standings.best}</h2>
      <p className="row row--base">
        <b>{[text.people[who], ...worth].filter(Boolean).join(', ')}</b>
        <i className="chart-ring" aria-hidden="true" />
        <span>{nameOf(rules, place)}</span>
        <span>{wayOfWinning(facts, win, text)}</span>
      </p>
      <div className="card on-mat">
        <WonGroups facts={facts} win={win} />
      </div>
      <ItemTable deal={result.deal} sheet={win.sheet} />
      <Button icon="picture" aria-haspopup="dialog" onClick={() => setPictured(true)}>
        {text.result.picture}
      </Button>
      {isPictured && (
        <Fetched>
          <MatchPicture record={record} onClose={() => setPictured(false)} />
        </Fetched>
      )}
    </section>
  );
}
