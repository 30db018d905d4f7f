import { useGame } from '../context';
import { Tile } from '../tile/Tile';
import { useMarks } from './GameMarks';
import { tilePlace } from './wallShape';

/** Tiles of the wall that lie face up, where it is drawn. The middle of the table says what they are. */
export function WallFaces() {
  const marks = useMarks('wall');
  const wall = useGame((state) => state.wall);
  const seat = useGame((state) => state.humanSeat);
  if (!wall) return null;
  const faces = marks.flatMap(({ at, tiles }) => {
    const places = typeof at === 'object' && 'wall' in at ? at.wall : [];
    return tiles.map((kind, each) => ({ kind, place: places[each] ?? 0 }));
  });
  return faces.map(({ kind, place }) => {
    const { x, y, width, height, side } = tilePlace(wall, place, seat);
    const style = { '--x': x + width / 2, '--y': y + height / 2, rotate: `${side * 90}deg` };
    return (
      <span key={place} className="wall-face" style={style} aria-hidden="true">
        <Tile kind={kind} silent />
      </span>
    );
  });
}
