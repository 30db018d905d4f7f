import type { PointsOverTime } from '../../store/statistics/figures';
import { formatPoints, scaleOf } from '../coach/scale';
import { useWidth } from '../review/useWidth';
import { useStatisticsWords } from './statisticsWords';

/** Its height on phones, and where there is room beside the rates. */
const LOW = 236;
const HIGH = 330;
const WIDE = 560;
const TOP = 14;
const FOOT = 26;
/** Room for the amounts on both sides. */
const LEFT = 52;
const RIGHT = 58;
/** The names of two lines' ends are at least so far apart. */
const LINE = 17;

/** Points hand by hand as lines; the name of each stands at its end. */
export function TimeChart({ time }: { readonly time: PointsOverTime }) {
  const [box, width] = useWidth();
  const words = useStatisticsWords();
  const { points, withoutLuck, error, reviewed } = time;
  const height = width > WIDE ? HIGH : LOW;
  const isSkillShown = reviewed > 0;
  const bands = isSkillShown ? withoutLuck.map((value, at) => [value - error[at]!, value + error[at]!]) : [];
  const all = [...points.map((value) => [value, value]), ...bands];
  const scale = scaleOf(all.map(([low = 0, high = 0]) => ({ points: low, low, high })));
  const last = points.length - 1;
  const across = (at: number) => LEFT + ((width - LEFT - RIGHT) * at) / Math.max(1, last);
  const down = (value: number) =>
    TOP + ((height - TOP - FOOT) * (scale.to - value)) / Math.max(1, scale.to - scale.from);
  const line = (values: readonly number[]) =>
    values.map((value, at) => `${across(at).toFixed(1)},${down(value).toFixed(1)}`).join(' ');
  const [end, skill] = [points[last] ?? 0, withoutLuck[last] ?? 0];
  const [endAt, skillAt] = labelsApart(down(end), down(skill));
  const said = words.timeSaid(formatPoints(end, 0), isSkillShown ? formatPoints(skill, 0) : null);
  return (
    <div className="stat-chart" ref={box}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={said}>
          {scale.marks.map((mark) => (
            <g key={mark}>
              <path
                className={mark === 0 ? 'stat-zero' : 'stat-line'}
                d={`M${LEFT} ${down(mark)}H${width - RIGHT}`}
              />
              <text className="stat-amount" x={LEFT - 6} y={down(mark) + 4}>
                {formatPoints(mark, Number.isInteger(mark) ? 0 : 1)}
              </text>
            </g>
          ))}
          {handMarks(last).map((at) => (
            <text key={at} className="stat-hand" x={across(at)} y={height - 6}>
              {at + 1}
            </text>
          ))}
          {isSkillShown && (
            <polygon
              className="stat-band"
              points={`${line(bands.map(([, high = 0]) => high))} ${bandBack(bands, across, down)}`}
            />
          )}
          <polyline className="stat-points" points={line(points)} />
          {isSkillShown && <polyline className="stat-skill" points={line(withoutLuck)} />}
          <text className="stat-end" x={width - RIGHT + 6} y={(isSkillShown ? endAt : down(end)) + 4}>
            {formatPoints(end, 0)}
          </text>
          {isSkillShown && (
            <text className="stat-end stat-end--skill" x={width - RIGHT + 6} y={skillAt + 4}>
              {formatPoints(skill, 0)}
            </text>
          )}
        </svg>
      )}
    </div>
  );
}

/** The lower edge of the band, from its end back. */
function bandBack(
  bands: readonly (readonly number[])[],
  across: (at: number) => number,
  down: (value: number) => number,
): string {
  return bands
    .map(([low = 0], at) => `${across(at).toFixed(1)},${down(low).toFixed(1)}`)
    .toReversed()
    .join(' ');
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
