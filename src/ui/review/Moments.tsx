import { useKinds, useText, useWords } from '../context';
import { formatPoints } from '../coach/scale';
import { useRowOf } from '../coach/useRows';
import { ChoiceMark } from '../practice/ChoiceMark';
import { Tile } from '../tile/Tile';
import { useMoment, useShownHand, useStepWords } from './shownHand';
import { practiceWords, reviewWords } from '../text';

/** The choices that gave up most. */
export function Moments() {
  const words = useWords(reviewWords);
  const { moments } = useShownHand();
  return (
    <section className="card review-moments" aria-label={words.moments}>
      <h2>{words.moments}</h2>
      <ol>
        {moments.map((at) => (
          <li key={at}>
            <Moment at={at} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Moment({ at }: { readonly at: number }) {
  const words = useWords(reviewWords);
  const { classes } = useWords(practiceWords);
  const { nameOf } = useStepWords();
  const { decisions, scale, selected, pick } = useShownHand();
  const decision = decisions[at]!;
  const { view } = useMoment(decision.event);
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
    <button type="button" aria-pressed={at === selected} onClick={() => pick(at)}>
      {tile !== null && (
        <span className="review-moment-tile" aria-hidden="true">
          <Tile kind={kinds[tile] ?? 0} />
        </span>
      )}
      <span className="review-moment">
        <b>{nameOf(decision)}</b>
        <span>{words.gaveUp(made, best)}</span>
      </span>
      <ChoiceMark answer={decision.class} label={classes[decision.class]} />
      <b className="review-loss">{formatPoints(-loss, scale.decimals)}</b>
    </button>
  );
}
