import { memo } from 'react';
import type { WallView } from '../../store/types';
import { useGame, useText } from '../context';
import { drawnStacks, UPPER, wallMarks } from './wallShape';
import type { DrawnStack, WallMark } from './wallShape';

/** The wall as it lies, two tiles high; taken stacks leave their track bare. */
export function Wall() {
  const text = useText();
  const wall = useGame((state) => state.wall);
  const seat = useGame((state) => state.humanSeat);
  const left = useGame((state) => state.view?.wallLeft ?? 0);
  return (
    <svg className="wall" viewBox="-6 -16 662 682" role="img" aria-label={text.table.wall(left)}>
      <defs>
        <Stack id="stack-wide" width={39} height={31.8} />
        <Stack id="stack-tall" width={31.8} height={39} />
      </defs>
      <path className="track" fillRule="evenodd" d={TRACK} />
      {wall && <Stacks wall={wall} seat={seat} />}
    </svg>
  );
}

const TRACK =
  'M12 -8H638a16 16 0 0 1 16 16V644a16 16 0 0 1 -16 16H12a16 16 0 0 1 -16 -16V8a16 16 0 0 1 16 -16Z' +
  'M54 42a10 10 0 0 0 -10 10V598a10 10 0 0 0 10 10H596a10 10 0 0 0 10 -10V52a10 10 0 0 0 -10 -10Z';

/** One tile lying face down: ivory below, green above, light from the top of the screen. */
function Stack({
  id,
  width,
  height,
}: {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}) {
  const box = { x: 0.7, width: width - 1.4, rx: 3.4 };
  return (
    <symbol id={id} overflow="visible">
      <rect {...box} y={1.4} height={height - 1.4} fill="var(--tile-side)" />
      <rect {...box} y={-1.2} height={height - 1.4} fill="var(--tile-back-3)" />
      <rect {...box} y={-3.2} height={height - 1.4} className="stack-top" />
      <rect x={2.4} y={-1.9} width={width - 4.8} height={height - 4} rx={2.4} className="stack-rim" />
    </symbol>
  );
}

const Stacks = memo(function Stacks({ wall, seat }: { readonly wall: WallView; readonly seat: number }) {
  const stacks = drawnStacks(wall, seat);
  return (
    <>
      {SIDES.map((side) => (
        <Side key={side} side={side} stacks={stacks.filter((stack) => stack.side === side)} />
      ))}
      {wallMarks(wall, seat).map((mark) => (
        <Mark key={mark.name} mark={mark} />
      ))}
    </>
  );
});

/** Those farther away first, so that nearer ones overlap them. */
const SIDES = [2, 1, 3, 0];

function Side({ side, stacks }: { readonly side: number; readonly stacks: readonly DrawnStack[] }) {
  return (
    <g data-side={side}>
      <g className="stack-shadow">
        {stacks.map(({ x, y, wide }) => (
          <rect
            key={`${x} ${y}`}
            x={x - 0.5}
            y={y + 3}
            width={wide ? 40 : 32.8}
            height={wide ? 34 : 41}
            rx={4}
          />
        ))}
      </g>
      {stacks.map(({ x, y, wide, tiles }) => (
        <g key={`${x} ${y}`} className={tiles === 1 ? 'stack stack--single' : 'stack'}>
          <use href={wide ? '#stack-wide' : '#stack-tall'} x={x} y={y} />
          {tiles === 2 && <use href={wide ? '#stack-wide' : '#stack-tall'} x={x} y={y - UPPER} />}
        </g>
      ))}
    </g>
  );
}

function Mark({ mark }: { readonly mark: WallMark }) {
  const text = useText();
  return (
    <text
      className={`wall-mark wall-mark--${mark.name}`}
      x={mark.x}
      y={mark.y + 4}
      textAnchor="middle"
      aria-hidden="true"
    >
      {text.table[mark.name]}
    </text>
  );
}
