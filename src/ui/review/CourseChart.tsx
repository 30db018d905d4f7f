import type { CourseStep } from '../../coach/review/course';
import type { ReviewedDecision } from '../../coach/review/review';
import { useText, useWords } from '../context';
import { formatPoints } from '../coach/scale';
import { apartAt, barOf, chartShape, markPath, toldSteps } from './chartShape';
import type { ChartShape } from './chartShape';
import { isError, isShown, levelsOf, sumPoints, TENTHS } from './figures';
import { useShownHand, useStepWords } from './shownHand';
import { useWidth } from './useWidth';
import { reviewWords } from '../text';
import '../controls/chart.css';

/** The course as bars: in each step luck on the left, hatched, and what the choice gave up on the right, solid. */
export function CourseChart() {
  const { course, scale } = useShownHand();
  const [box, width] = useWidth();
  const shape = chartShape(width, course.steps.length + 2, scale);
  const said = useChartWords();
  return (
    <div className="review-chart" ref={box}>
      {width > 0 && (
        <svg width={width} height={shape.height} role="img" aria-label={said}>
          <defs>
            <pattern
              id="review-hatch"
              width="5"
              height="5"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path d="M1 0V5" className="chart-hatch" />
            </pattern>
          </defs>
          <Axis shape={shape} marks={scale.marks} />
          <Level shape={shape} column={0} points={course.start} />
          <Steps shape={shape} />
          <Level shape={shape} column={course.steps.length + 1} points={course.result} />
          <text
            className="chart-figure chart-figure--on chart-result"
            textAnchor="end"
            x={Math.min(width - 2, shape.across(course.steps.length + 1.5) + 18)}
            y={
              course.result < 0 ? shape.down(course.result) + 14 : Math.max(12, shape.down(course.result) - 5)
            }
          >
            {sumPoints(course.result)}
          </text>
        </svg>
      )}
    </div>
  );
}

/** The chart in a sentence. */
function useChartWords(): string {
  const words = useWords(reviewWords);
  const hand = useShownHand();
  const { nameOf } = useStepWords(hand);
  const { course, decisions, costliest } = hand;
  const worst = costliest[0] && decisions[costliest[0].decision];
  return words.chartSaid(
    formatPoints(course.start, TENTHS),
    sumPoints(course.result),
    worst ? nameOf(worst) : null,
  );
}

function Axis({ shape, marks }: { readonly shape: ChartShape; readonly marks: readonly number[] }) {
  return marks.map((mark) => (
    <g key={mark}>
      <path
        className={mark === 0 ? 'chart-zero' : 'chart-grid'}
        d={`M${shape.left} ${shape.down(mark)}H${shape.width}`}
      />
      <text className="chart-figure" textAnchor="end" x={shape.left - 6} y={shape.down(mark) + 5}>
        {formatPoints(mark, Number.isInteger(mark) ? 0 : 1)}
      </text>
    </g>
  ));
}

interface LevelProps {
  readonly shape: ChartShape;
  readonly column: number;
  readonly points: number;
}

function Level({ shape, column, points }: LevelProps) {
  const x = shape.across(column) + shape.room * 0.08;
  return <rect className="chart-end" x={x} width={2 * shape.half} {...barOf(shape, 0, points)} />;
}

function Steps({ shape }: { readonly shape: ChartShape }) {
  const words = useWords(reviewWords);
  const text = useText();
  const hand = useShownHand();
  const { labelOf } = useStepWords(hand);
  const { course, decisions, selected, filter, pick } = hand;
  const decisionOf = ({ decision }: CourseStep) => (decision === null ? null : (decisions[decision] ?? null));
  const named = toldSteps(course.steps, shape.room, (at) => {
    const step = course.steps[at]!;
    const decision = decisionOf(step);
    if (step.decision === selected) return 0;
    if (!decision) return 1;
    return isError(decision) ? 2 : 3;
  });
  const steps = course.steps.map((step, at) => {
    const decision = decisionOf(step);
    const isOn = step.decision !== null && step.decision === selected;
    return (
      <g key={at} className={decision && !isShown(decision, filter) ? 'chart-faded' : undefined}>
        <StepBars shape={shape} column={at + 1} step={step} decision={decision} isOn={isOn} />
        {named.includes(at) && (
          <text
            className={isOn ? 'chart-figure chart-figure--on' : 'chart-figure'}
            textAnchor="middle"
            x={shape.across(at + 1.5)}
            y={shape.height - 8}
          >
            {decision ? labelOf(decision, text) : words.end}
          </text>
        )}
        {step.decision !== null && (
          <rect
            className="chart-hit"
            x={shape.across(at + 1)}
            y={0}
            width={shape.room}
            height={shape.height}
            onClick={() => step.decision !== null && pick(step.decision)}
          />
        )}
      </g>
    );
  });
  const hasStart = named.every((at) => at + 1 >= apartAt(shape.room));
  return (
    <>
      {steps}
      {hasStart && (
        <text className="chart-figure" textAnchor="middle" x={shape.across(0.5)} y={shape.height - 8}>
          {words.start}
        </text>
      )}
    </>
  );
}

interface StepBarsProps {
  readonly shape: ChartShape;
  readonly column: number;
  readonly step: CourseStep;
  readonly decision: ReviewedDecision | null;
  readonly isOn: boolean;
}

function StepBars({ shape, column, step, decision, isOn }: StepBarsProps) {
  const { room, half, height, across, down } = shape;
  const { from, best } = levelsOf(step);
  const x = across(column) + room * 0.08;
  return (
    <>
      {isOn && (
        <rect className="chart-chosen" x={across(column)} y={2} width={room} height={height - 24} rx={6} />
      )}
      <path className="chart-zero" d={`M${x - room * 0.16} ${down(from)}H${x}`} />
      <rect className="chart-luck" x={x} width={half} {...barOf(shape, from, best)} />
      {step.skill < 0 && (
        <rect className="chart-skill" x={x + half} width={half} {...barOf(shape, best, step.total)} />
      )}
      {decision && isError(decision) && (
        <path
          className={`chart-mark chart-mark--${decision.class}`}
          d={markPath(decision.class, x + 1.5 * half, down(step.total) + 12)}
        />
      )}
    </>
  );
}
