import type { ReviewedDecision } from '../../coach/review/review';
import { momentAt } from '../../store/review/reviewFacts';
import type { DecisionPlace } from '../../store/review/reviewFacts';
import type { ReplayedHand } from '../../store/selectors/replayTable';
import { useKinds, useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { useRowOf } from '../coach/useRows';
import { ChoiceMark } from '../practice/ChoiceMark';
import { Tile } from '../tile/Tile';
import { lossOf } from './figures';
import { useHandName, useStepWords } from './shownHand';
import type { ReviewOfMatch } from './useReview';
import { practiceWords, reviewWords } from '../text';

interface MomentsProps {
  readonly review: ReviewOfMatch;
  readonly places: readonly DecisionPlace[];
  /** They are of several hands: each is named with its own. */
  readonly isOfMatch?: boolean;
  /** Of which hands, where that is not all of them. */
  readonly covers?: string | null;
  readonly onOpen: (place: DecisionPlace) => void;
}

/** The choices that gave up most, and the way to see them on the table. Nothing where there are none. */
export function Moments({ review, places, isOfMatch = false, covers = null, onOpen }: MomentsProps) {
  const words = useWords(reviewWords);
  const nameOf = useHandName(review.record);
  const [first] = places;
  if (!first) return null;
  return (
    <section className="card review-moments" aria-label={words.moments}>
      <h2>{words.moments}</h2>
      {covers !== null && <p className="note">{covers}</p>}
      <ol className="list">
        {places.map((place) => {
          const replayed = review.replayed(place.hand);
          const decision = review.hands[place.hand]?.decisions[place.decision];
          return (
            replayed &&
            decision && (
              <li key={`${place.hand} ${place.decision}`}>
                <Moment
                  {...{ replayed, decision, player: review.player }}
                  hand={isOfMatch ? nameOf(place.hand) : null}
                  onOpen={() => onOpen(place)}
                />
              </li>
            )
          );
        })}
      </ol>
      <Button look="main" icon="tiles" onClick={() => onOpen(first)}>
        {words.toTable(places.length)}
      </Button>
    </section>
  );
}

interface MomentProps {
  readonly replayed: ReplayedHand;
  readonly player: number;
  readonly decision: ReviewedDecision;
  /** What its hand is called, where that is to be said. */
  readonly hand: string | null;
  readonly onOpen: () => void;
}

function Moment({ replayed, player, decision, hand, onOpen }: MomentProps) {
  const words = useWords(reviewWords);
  const { classes } = useWords(practiceWords);
  const { nameOf } = useStepWords({ replayed, player });
  const { view } = momentAt(replayed, player, decision.event);
  const rowOf = useRowOf(view);
  const kinds = useKinds();
  const text = useText();
  const { choices, chosen } = decision;
  const told = [choices[chosen]!.action, choices[0]!.action] as const;
  const isOfTiles = told.every(({ type }) => type === 'discard');
  const [made = '', best = ''] = told.map((action) =>
    isOfTiles && action.type === 'discard' ? text.tile(kinds[action.tile] ?? 0) : rowOf(action)?.name,
  );
  const [action] = told;
  const tile = action.type === 'discard' ? action.tile : (view.pending?.tile ?? null);
  return (
    <button type="button" className="entry" onClick={onOpen}>
      {tile !== null && (
        <span className="review-moment-tile" aria-hidden="true">
          <Tile kind={kinds[tile] ?? 0} />
        </span>
      )}
      <span className="named grow">
        <b>{hand === null ? nameOf(decision) : words.inHand(hand, nameOf(decision))}</b>
        <span>{words.gaveUp(made, best)}</span>
      </span>
      <ChoiceMark answer={decision.class} label={classes[decision.class]} />
      <b className="review-loss">{lossOf(decision)}</b>
    </button>
  );
}
