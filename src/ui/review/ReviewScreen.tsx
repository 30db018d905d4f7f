import { useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { GameRecord } from '../../engine/record';
import type { DecisionPlace } from '../../store/review/reviewFacts';
import { tableAt } from '../../store/selectors/replayTable';
import { createShownTable } from '../../store/match/sideTable';
import { BranchList } from '../branches/BranchList';
import { useBranches } from '../branches/useBranches';
import { StoresContext, useText, useWords } from '../context';
import { Fetched } from '../controls/Fetched';
import { Page } from '../controls/Page';
import { useNameOf } from '../history/replay/useNameOf';
import { useRecordStores } from '../history/replay/useRecordStores';
import { ownPlayer, peopleOf } from '../history/replay/replayPeople';
import { useLayer, useOpened } from '../live/layers';
import { useTitle } from '../live/title';
import { AtTable } from './AtTable';
import { BranchContext, ReplayContext } from './branchContext';
import { HandReview } from './HandReview';
import type { Look } from './look';
import type { LeftLook } from './lookAddress';
import { MatchReview } from './MatchReview';
import { useHandName } from './shownHand';
import { useOwnPositions, usePracticeOf } from './usePracticeOf';
import { useReview } from './useReview';
import type { ReviewOfMatch } from './useReview';
import '../scoring/index.css';
import '../practice/marks.css';
import './review.css';
import './chart.css';
import { coachWords, practiceWords, reasonWords, reviewWords } from '../text';

interface ReviewScreenProps {
  readonly record: GameRecord;
  /** Which hand is shown first, by place; null for the whole match. */
  readonly at: number | null;
  /** What a page that is loaded again looks at first. */
  readonly left?: LeftLook | null;
  /** The address of what is looked at, where it has one. */
  readonly addressOf?: (look: LeftLook) => string;
  readonly onClose: () => void;
}

/** Where the points of a match went, hand by hand and choice by choice. */
export function ReviewScreen(props: ReviewScreenProps) {
  return (
    <Fetched>
      <Review {...props} />
    </Fetched>
  );
}

function Review({ record, at: first, left, addressOf, onClose }: ReviewScreenProps) {
  const words = useWords(reviewWords);
  useWordsOfTable();
  useTitle(words.title);
  const review = useReview(record, ownPlayer(record));
  const [at, setAt] = useState(left ? left.at : first);
  const toMatch = useCallback(() => setAt(null), []);
  useLayer(first === null && at !== null, toMatch);
  const [look, setLook, closeLook] = useOpened<Look>({
    first: left?.look ?? null,
    addressOf: (opened) => addressOf?.({ at, look: opened }) ?? null,
  });
  const [last, setLast] = useState<DecisionPlace | null>(look?.place ?? null);
  const branches = useBranches(record);
  const [branchShown, setShown, closeShown] = useOpened<GameRecord>();
  const replay = useContext(ReplayContext);
  const onLook = (next: Look) => {
    setLast(next.place);
    setLook(next);
  };
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
  if (look && isKnown(review, look))
    return (
      <Looked
        review={review}
        hands={at === null ? [...record.hands.keys()] : [at]}
        look={look}
        onLook={onLook}
        onPlayed={branches.read}
        onClose={closeLook}
      />
    );
  return (
    <Overview
      review={review}
      at={at}
      last={last}
      onHand={setAt}
      onLook={onLook}
      onBack={first === null && at !== null ? toMatch : onClose}
      branches={at !== null && <BranchList {...branches} original={record} hand={at} onReplay={setShown} />}
    />
  );
}

/** A page that was loaded again may not know the decision yet that it was left with. */
function isKnown({ hands }: ReviewOfMatch, { place }: Look): boolean {
  return hands[place.hand]?.decisions[place.decision] !== undefined;
}

/** The words of a decision on the table are fetched with the review, so that it does not wait again. */
function useWordsOfTable(): void {
  useWords(practiceWords);
  useWords(coachWords);
  useWords(reasonWords);
}

interface LookedProps {
  readonly review: ReviewOfMatch;
  readonly hands: readonly number[];
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  /** A hand was played on to its end. */
  readonly onPlayed: () => void;
  readonly onClose: () => void;
}

/** The decision that is looked at on the table, and the hand when it is played on from there. */
function Looked({ onPlayed, ...props }: LookedProps) {
  const { review, look } = props;
  const { hand, decision: at } = look.place;
  const { record, player } = review;
  const branch = useContext(BranchContext);
  const [isPlaying, setPlaying] = useState(false);
  /** What hands brought that were played on, by hand and event. */
  const [gained, setGained] = useState<Readonly<Record<string, number>>>({});
  const replayed = review.replayed(hand);
  const decision = review.hands[hand]?.decisions[at];
  const own = useOwnPositions();
  const practice = usePracticeOf(own, { replayed, player }, decision ?? null);
  if (!replayed || !decision) return null;
  const { event } = decision;
  const name = `${hand} ${event}`;
  if (isPlaying && branch)
    return branch({
      place: { record, replayed, player, event },
      onClose: (points) => {
        onPlayed();
        if (points !== null) setGained({ ...gained, [name]: points });
        setPlaying(false);
      },
    });
  return (
    <AtTable
      {...props}
      {...{ decision, replayed, practice }}
      gained={gained[name] ?? null}
      onPlayOn={branch && (() => setPlaying(true))}
    />
  );
}

interface OverviewProps {
  readonly review: ReviewOfMatch;
  readonly at: number | null;
  /** The decision that was looked at last. */
  readonly last: DecisionPlace | null;
  readonly onHand: (at: number | null) => void;
  readonly onLook: (look: Look) => void;
  readonly onBack: () => void;
  /** The ways the hand went when it was played on. */
  readonly branches: ReactNode;
}

/** The sums, the course and the dearest choices, of a hand or of the match. */
function Overview({ review, at, last, onHand, onLook, onBack, branches }: OverviewProps) {
  const words = useWords(reviewWords);
  const text = useText();
  const { record, player } = review;
  const replayed = review.replayed(at ?? 0);
  const game = useMemo(() => {
    const players = peopleOf(record);
    return createShownTable(
      replayed ? tableAt(replayed, { step: 0, player, isOpen: false }, players) : { players },
    );
  }, [record, replayed, player]);
  const stores = useRecordStores(record, game);
  const name = useNameOf(record)(player);
  const shown = () => {
    if (at === null)
      return (
        <MatchReview
          review={review}
          onOpen={onHand}
          onLook={(place) => onLook({ list: 'costliest', place })}
        />
      );
    if (replayed)
      return <HandReview key={at} {...{ review, at, replayed, last, onLook }} branches={branches} />;
    return (
      <main className="page-body review">
        <p className="card">{words.unreadable}</p>
      </main>
    );
  };
  return (
    <Page
      title={words.title}
      back={words.back}
      onBack={onBack}
      beside={
        <>
          <WhichHand record={record} at={at} onHand={onHand} />
          {name !== text.people.you && <p className="note review-who">{words.ofPlayer(name)}</p>}
        </>
      }
    >
      <StoresContext value={stores}>{shown()}</StoresContext>
    </Page>
  );
}

interface WhichHandProps extends Pick<OverviewProps, 'at' | 'onHand'> {
  readonly record: GameRecord;
}

/** Which hand is looked at, or the whole match. */
function WhichHand({ record, at, onHand }: WhichHandProps) {
  const words = useWords(reviewWords);
  const nameOf = useHandName(record);
  return (
    <label className="bar-select">
      <span className="unseen">{words.which}</span>
      <select
        value={at ?? ''}
        onChange={({ target }) => onHand(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.match}</option>
        {[...record.hands.keys()].map((hand) => (
          <option key={hand} value={hand}>
            {nameOf(hand)}
          </option>
        ))}
      </select>
    </label>
  );
}
