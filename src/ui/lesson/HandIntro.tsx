import { GOAL } from '../../store/lesson/advice';
import { namedItems } from '../../store/lesson/scores';
import { heldHand } from '../../store/facts/hand';
import { useGame, useKinds, useText } from '../context';
import { TileRow } from './figures';
import { LessonFrame } from './LessonFrame';
import { useLessonText } from './lessonTexts';

/** The tiles that were dealt and what to make of them. */
export function HandIntro() {
  const text = useText();
  const words = useLessonText();
  const kinds = useKinds();
  const view = useGame((state) => state.view);
  const resume = useGame((state) => state.resume);
  if (!view) return null;
  const [flower] = view.seats[view.seat]?.bonus ?? [];
  const oneSuit = namedItems().find(({ id }) => id === 'clean-hand')?.faan ?? 0;
  return (
    <LessonFrame
      title={words.steps.at(-1) ?? ''}
      onward={{ label: words.hand.begin, isReady: true, run: resume }}
    >
      <section className="lesson-lead lesson-intro">
        {words.hand.lead(oneSuit).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TileRow kinds={heldHand(view, true).tiles.map((tile) => kinds[tile] ?? 0)} />
        <p>{words.hand.goal}</p>
        <TileRow kinds={GOAL} />
        {flower !== undefined && <p>{words.hand.flower(text.tile(kinds[flower] ?? 0))}</p>}
        <p>{words.hand.controls}</p>
      </section>
    </LessonFrame>
  );
}
