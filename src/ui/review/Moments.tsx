import { useKinds, useText } from '../context';
import { formatPoints } from '../coach/scale';
import { useRowOf } from '../coach/useRows';
import { ChoiceMark } from '../practice/ChoiceMark';
import { usePracticeWords } from '../practice/practiceWords';
import { Tile } from '../tile/Tile';
import { useReviewWords } from './reviewWords';
import { useMoment } from './useMoment';
import { nameOf } from './stepWords';
import type { HandFacts } from './stepWords';

interface MomentsProps extends HandFacts {
  /** The places of the dearest choices. */
  readonly moments: readonly number[];
  readonly selected: number | null;
  readonly onPick: (decision: number) => void;
}

/** The choices that gave up most. */
export function Moments({ moments, selected, onPick, ...facts }: MomentsProps) {
  const words = useReviewWords();
  return (
    <section className="card review-moments" aria-label={words.moments}>
      <h2>{words.moments}</h2>
      <ol>
        {moments.map((at) => (
          <li key={at}>
            <Moment {...facts} at={at} isOn={at === selected} onPick={onPick} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MomentProps extends HandFacts {
  readonly at: number;
  readonly isOn: boolean;
  readonly onPick: (decision: number) => void;
}

function Moment({ at, isOn, onPick, ...facts }: MomentProps) {
  const words = useReviewWords();
  const { classes } = usePracticeWords();
  const { replayed, review, decisions, scale } = facts;
  const decision = decisions[at]!;
  const { player } = review;
  const { event } = decision;
  const { view } = useMoment(replayed, player, event);
  const rowOf = useRowOf(view);
  const kinds = useKinds();
  const text = useText();
  const { choices, chosen, loss } = decision;
  const told = [choices[chosen]!.action, choices[0]!.action] as const;
  const isOfTiles = told.every(({ type }) => type === 'discard');
  const [made = '', best = ''] = told.map((action) =>
    isOfTiles && action.type === 'discard' ? text.tile(kinds[action.tile] ?? 0) : rowOf(action)?.name,
  );
  const [action] = told;
  const tile = action.type === 'discard' ? action.tile : (view.pending?.tile ?? null);
  return (
    <button type="button" aria-pressed={isOn} onClick={() => onPick(at)}>
      {tile !== null && (
        <span className="review-moment-tile" aria-hidden="true">
          <Tile kind={kinds[tile] ?? 0} />
        </span>
      )}
      <span className="review-moment">
        <b>{nameOf(decision, facts, words)}</b>
        <span>{words.gaveUp(made, best)}</span>
      </span>
      <ChoiceMark answer={decision.class} label={classes[decision.class]} />
      <b className="review-loss">{formatPoints(-loss, scale.decimals)}</b>
    </button>
  );
}
