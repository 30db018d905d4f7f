import { memo, useState } from 'react';
import type { WallView } from '../../store/types';
import { useGame, useText } from '../context';
import { keepSameParts, useGameParts } from './sameParts';
import { isOpen, layersOf, sidesOf, wallMarks } from './wallShape';
import { WallFaces } from './WallFaces';
import type { WallMark, WallSide } from './wallShape';

/** The wall as it lies, two tiles high; taken stacks leave their track bare. */
export function Wall() {
  const text = useText();
  const wall = useGameParts((state) => state.wall);
  const seat = useGame((state) => state.humanSeat);
  const left = useGame((state) => state.view?.wallLeft ?? 0);
  return (
    <>
      <svg className="wall" viewBox="-10 -16 670 682" role="img" aria-label={text.table.wall(left)}>
        <Track isOpen={wall !== null && isOpen(wall)} />
        {wall && <Stacks wall={wall} seat={seat} />}
      </svg>
      <WallFaces />
    </>
  );
}

/** Where the wall stands: sunk into the mat, with shade below the edges that turn from the light. */
const Track = memo(function Track({ isOpen: open }: { readonly isOpen: boolean }) {
  const track = open ? OPEN_TRACK : TRACK;
  return (
    <>
      <path className="track-lip" d={track} />
      <path className="track" fillRule="evenodd" d={track} />
      {!open && <path className="track-shade" d={UPPER_EDGE} />}
      <path className="track-shade" d={INNER_EDGE} />
    </>
  );
});

/** The upper edge of the track, and that of the part below the plot in its middle. */
const UPPER_EDGE = 'M-3 11a17 17 0 0 1 17 -17H636a17 17 0 0 1 17 17';
const INNER_EDGE = 'M45 597a10 10 0 0 0 10 10H595a10 10 0 0 0 10 -10';

const TRACK =
  'M12 -8H638a16 16 0 0 1 16 16V648a16 16 0 0 1 -16 16H12a16 16 0 0 1 -16 -16V8a16 16 0 0 1 16 -16Z' +
  'M54 45a10 10 0 0 0 -10 10V595a10 10 0 0 0 10 10H596a10 10 0 0 0 10 -10V55a10 10 0 0 0 -10 -10Z';

/** Without a side across. */
const OPEN_TRACK =
  'M12 -8H34a10 10 0 0 1 10 10V595a10 10 0 0 0 10 10H596a10 10 0 0 0 10 -10V2a10 10 0 0 1 10 -10H638' +
  'a16 16 0 0 1 16 16V648a16 16 0 0 1 -16 16H12a16 16 0 0 1 -16 -16V8a16 16 0 0 1 16 -16Z';

const Stacks = memo(function Stacks({ wall, seat }: { readonly wall: WallView; readonly seat: number }) {
  const [kept] = useState(keepSameParts<readonly WallSide[]>);
  return (
    <>
      {kept(sidesOf(wall, seat)).map((side) => (
        <Side key={side.side} of={side} />
      ))}
      {wallMarks(wall, seat).map((mark) => (
        <Mark key={mark.name} {...mark} />
      ))}
    </>
  );
});

/** A drawn tile changes one side; the others are not drawn again. */
const Side = memo(function Side({ of }: { readonly of: WallSide }) {
  return (
    <g className="wall-side" data-side={of.side}>
      {layersOf(of).map(({ name, path }) => path && <path key={name} className={`wall-${name}`} d={path} />)}
    </g>
  );
});

/** Words at the sides are turned, by side. */
const TURNED = [0, -90, 0, 90];

function Mark({ name, x, y, side, anchor }: WallMark) {
  const text = useText();
  return (
    <text
      className={`wall-mark wall-mark--${name}`}
      transform={`translate(${x} ${y}) rotate(${TURNED[side]})`}
      y={4}
      textAnchor={anchor}
      aria-hidden="true"
    >
      {text.table[name]}
    </text>
  );
}
