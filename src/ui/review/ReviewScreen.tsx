import { useCallback, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { GameRecord } from '../../engine/record';
import { tableAt } from '../../store/selectors/replayTable';
import { createShownTable } from '../../store/match/sideTable';
import { BranchList } from '../branches/BranchList';
import { useBranches } from '../branches/useBranches';
import { StoresContext, useText, useWords } from '../context';
import { Fetched } from '../controls/Fetched';
import { Page } from '../controls/Page';
import { useRecordStores } from '../history/replay/useRecordStores';
import { nameWords, ownPlayer, peopleOf } from '../history/replay/replayPeople';
import { useLayer, useOpened } from '../live/layers';
import { useTitle } from '../live/title';
import { BranchContext, ReplayContext } from './branchContext';
import { HandReview } from './HandReview';
import { MatchReview } from './MatchReview';
import { useOwnPositions } from './usePracticeOf';
import { useReview } from './useReview';
import '../scoring/index.css';
import '../practice/marks.css';
import './review.css';
import './chart.css';
import './decision.css';
import { reviewWords } from '../text';

interface ReviewScreenProps {
  readonly record: GameRecord;
  /** Which hand is shown first, by place; null for the whole match. */
  readonly at: number | null;
  readonly onClose: () => void;
}

/** What was looked at in each hand, and what hands that were played on brought. */
interface Picks {
  readonly decision: Readonly<Record<number, number>>;
  /** By hand and event. */
  readonly gained: Readonly<Record<string, number>>;
}

const NO_PICKS: Picks = { decision: {}, gained: {} };

/** Where the points of a match went, hand by hand and choice by choice. */
export function ReviewScreen(props: ReviewScreenProps) {
  return (
    <Fetched>
      <Review {...props} />
    </Fetched>
  );
}

function Review({ record, at: first, onClose }: ReviewScreenProps) {
  const words = useWords(reviewWords);
  const text = useText();
  useTitle(words.title);
  const player = ownPlayer(record);
  const review = useReview(record, player);
  const [at, setAt] = useState(first);
  const [game] = useState(() => createShownTable({ players: peopleOf(record) }));
  const stores = useRecordStores(record, game);
  const toMatch = useCallback(() => setAt(null), []);
  useLayer(first === null && at !== null, toMatch);
  const replayed = at === null ? null : review.replayed(at);
  const shown = useStore(game, ({ match }) => match);
  useEffect(() => {
    if (replayed && shown !== replayed.match)
      game.setState(tableAt(replayed, { step: 0, player, isOpen: false }, peopleOf(record)));
  });
  const [picks, setPicks] = useState<Picks>(NO_PICKS);
  const own = useOwnPositions();
  const [event, setEvent] = useState<number | null>(null);
  const name = nameWords(record.players[player]?.name ?? '', text);
  const branch = useContext(BranchContext);
  const branches = useBranches(record);
  const [branchShown, setShown, closeShown] = useOpened<GameRecord>();
  const replay = useContext(ReplayContext);
  if (branchShown && replay)
    return (
      <Fetched>
        {replay({
          record: branchShown,
          at: branchShown.hands.length - 1,
          from: words.branch.back,
          onClose: closeShown,
        })}
      </Fetched>
    );
  if (event !== null && replayed && branch)
    return branch({
      place: { record, replayed, player, event },
      onClose: (gained) => {
        branches.read();
        if (gained !== null) setPicks({ ...picks, gained: { ...picks.gained, [`${at} ${event}`]: gained } });
        setEvent(null);
      },
    });
  return (
    <Page
      title={words.title}
      back={words.back}
      onBack={first === null && at !== null ? toMatch : onClose}
      beside={
        <>
          <label className="review-hand">
            <span className="unseen">{words.which}</span>
            <select
              value={at ?? ''}
              onChange={({ target }) => setAt(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{words.match}</option>
              {record.hands.map(({ round, number, repeat }, hand) => (
                <option key={hand} value={hand}>
                  {text.sheet.row('ESWN'.indexOf(round), number, repeat)}
                </option>
              ))}
            </select>
          </label>
          {name !== text.people.you && <p className="review-who">{words.ofPlayer(name)}</p>}
        </>
      }
    >
      {at === null ? (
        <MatchReview review={review} onOpen={setAt} />
      ) : replayed ? (
        <StoresContext value={stores}>
          {shown && (
            <HandReview
              key={at}
              {...{ review, at, replayed, own }}
              picked={picks.decision[at] ?? null}
              onPick={(decision) => setPicks({ ...picks, decision: { ...picks.decision, [at]: decision } })}
              gainedFrom={(each) => picks.gained[`${at} ${each}`] ?? null}
              onPlayOn={branch && setEvent}
              branches={<BranchList {...branches} original={record} hand={at} onReplay={setShown} />}
            />
          )}
        </StoresContext>
      ) : (
        <main className="review">
          <p className="card">{words.unreadable}</p>
        </main>
      )}
    </Page>
  );
}
