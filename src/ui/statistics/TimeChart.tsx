import type { PointsOverTime } from '../../store/statistics/figures';
import { formatPoints, scaleOf } from '../coach/scale';
import { useWidth } from '../review/useWidth';
import { useWords } from '../context';
import { statisticsWords } from '../text';
import '../controls/chart.css';

/** Its height on phones, and where there is room beside the rates. */
const LOW = 236;
const HIGH = 330;
const WIDE = 560;
const TOP = 14;
const FOOT = 26;
/** The widest sign of an amount, and what lies between amounts and lines. */
const SIGN = 9;
const GAP = 6;
/** The names of two lines' ends are at least so far apart. */
const LINE = 17;

/** Points hand by hand as lines; the name of each stands at its end. */
export function TimeChart({ time }: { readonly time: PointsOverTime }) {
  const [box, width] = useWidth();
  const words = useWords(statisticsWords);
  const { points, withoutLuck, reviewed } = time;
  const height = width > WIDE ? HIGH : LOW;
  const isSkillShown = reviewed.hands > 0;
  const stretches = stretchesOf(time);
  const all = [
    ...points.map((value) => ({ points: value, low: value, high: value })),
    ...stretches.flat().map(({ value, by }) => ({ points: value, low: value - by, high: value + by })),
  ];
  const scale = scaleOf(all);
  const last = points.length - 1;
  const end = points[last] ?? 0;
  const skill = withoutLuck.findLast((value) => value !== null) ?? 0;
  const marks = scale.marks.map((mark) => formatPoints(mark, Number.isInteger(mark) ? 0 : 1));
  const [endTold, skillTold] = [formatPoints(end, 0), formatPoints(skill, 0)];
  const left = roomFor(marks);
  const right = width - roomFor(isSkillShown ? [endTold, skillTold] : [endTold]);
  const across = (at: number) => left + ((right - left) * at) / Math.max(1, last);
  const down = (value: number) =>
    TOP + ((height - TOP - FOOT) * (scale.to - value)) / Math.max(1, scale.to - scale.from);
  const line = (spots: readonly (readonly [at: number, value: number])[]) =>
    spots.map(([at, value]) => `${across(at).toFixed(1)},${down(value).toFixed(1)}`).join(' ');
  const [endAt, skillAt] = labelsApart(down(end), down(skill));
  const said = words.timeSaid(endTold, isSkillShown ? skillTold : null);
  return (
    <div className="stat-chart" ref={box}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={said}>
          {scale.marks.map((mark, at) => (
            <g key={mark}>
              <path
                className={mark === 0 ? 'chart-zero' : 'chart-grid'}
                d={`M${left} ${down(mark)}H${right}`}
              />
              <text className="chart-figure" textAnchor="end" x={left - GAP} y={down(mark) + 4}>
                {marks[at]}
              </text>
            </g>
          ))}
          {handMarks(last).map((at) => (
            <text key={at} className="chart-figure" textAnchor="middle" x={across(at)} y={height - 6}>
              {at + 1}
            </text>
          ))}
          {stretches.map((spots) => (
            <polygon
              key={spots[0]?.at}
              className="stat-band"
              points={line([
                ...spots.map(({ at, value, by }) => [at, value + by] as const),
                ...spots.map(({ at, value, by }) => [at, value - by] as const).toReversed(),
              ])}
            />
          ))}
          <polyline className="stat-points" points={line(points.map((value, at) => [at, value]))} />
          {stretches.map((spots) => (
            <polyline
              key={spots[0]?.at}
              className="stat-skill"
              points={line(spots.map(({ at, value }) => [at, value]))}
            />
          ))}
          <text className="chart-figure" x={right + GAP} y={(isSkillShown ? endAt : down(end)) + 4}>
            {endTold}
          </text>
          {isSkillShown && (
            <text className="chart-figure chart-figure--own" x={right + GAP} y={skillAt + 4}>
              {skillTold}
            </text>
          )}
        </svg>
      )}
    </div>
  );
}

/** How wide the longest of these amounts is at most, with the gap beside it. */
function roomFor(amounts: readonly string[]): number {
  return GAP + SIGN * Math.max(...amounts.map(({ length }) => length));
}

/** A place of the bold line: the hand, the sum without luck, and how far the truth may be from it. */
interface Spot {
  readonly at: number;
  readonly value: number;
  readonly by: number;
}

/** The bold line is there where hands are reviewed alone: each stretch begins where the one before has ended. */
function stretchesOf({ withoutLuck, error }: PointsOverTime): readonly (readonly Spot[])[] {
  const stretches: Spot[][] = [];
  let before: Omit<Spot, 'at'> = { value: 0, by: 0 };
  for (const [at, value] of withoutLuck.entries()) {
    if (value === null) continue;
    const isGoingOn = at > 0 && withoutLuck[at - 1] !== null;
    if (!isGoingOn) stretches.push(at > 0 ? [{ at: at - 1, ...before }] : []);
    before = { value, by: error[at] ?? 0 };
    stretches.at(-1)?.push({ at, ...before });
  }
  return stretches;
}

/** Two heights, moved so far apart that both can be read. */
function labelsApart(a: number, b: number): readonly [number, number] {
  const missing = LINE - Math.abs(a - b);
  if (missing <= 0) return [a, b];
  const [up, low] = [-missing / 2, missing / 2];
  return a < b ? [a + up, b + low] : [a + low, b + up];
}

/** The hands whose numbers stand below the chart, from 0. */
function handMarks(last: number): number[] {
  return [...new Set([0, 1, 2, 3].map((third) => Math.round((last * third) / 3)))];
}
