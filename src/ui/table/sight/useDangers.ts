import { useEffect, useMemo } from 'react';
import type { TileId } from '../../../engine/types';
import type { TileDanger } from '../../../store/selectors/dangers';
import { dangersByTile } from '../../../store/selectors/dangers';
import { useDangerStore, useGame, useText } from '../../context';
import { useSpeak } from '../../live/LiveRegion';
import { usePlayWords } from '../usePlayWords';
import { usePersonAt } from '../usePersonAt';
import { FEW, NAMED, percentOf } from './chance';

/** The danger of each tile of the hand, once it is known. */
export function useTileDangers(): ReadonlyMap<TileId, TileDanger> {
  const dangers = useDangerStore((state) => state.dangers);
  const view = useGame((state) => state.view);
  return useMemo(() => dangersByTile(view, dangers), [view, dangers]);
}

/** The words for the danger of a tile: how likely it deals in, who wins on it, and what makes it safer against whom. */
export function useDangerWords(): (danger: TileDanger) => string {
  const { danger: words, people, tile } = useText();
  const { safety } = usePlayWords();
  const personAt = usePersonAt();
  const chanceOf = ({ kind, chance, seats }: TileDanger): string => {
    if (chance === 0) return words.never(tile(kind));
    const named = seats.filter((each) => each.chance >= NAMED);
    const by = named.map((each) => words.tile(people[personAt(each.seat)], percentOf(each.chance)));
    return words.by(words.tile(tile(kind), percentOf(chance)), by);
  };
  return (danger) => {
    const safer = danger.safeties.flatMap(({ seat, code }) =>
      code === null ? [] : [words.safer(safety(code).name, people[personAt(seat)])],
    );
    return words.all([chanceOf(danger), ...safer]);
  };
}

/** What is said of the danger: of the selected tile; else from which tile to which it reaches. Null where it is not asked about. */
export function useDangerLine(selected: TileId | null): string | null {
  const { danger: words, tile } = useText();
  const told = useDangerWords();
  const dangers = useDangerStore((state) => state.dangers);
  const view = useGame((state) => state.view);
  const byTile = useTileDangers();
  if (dangers.status === 'thinking') return words.thinking;
  if (dangers.status === 'none') return words.none;
  if (dangers.status === 'unoffered') return dangers.view === view ? words.unoffered : null;
  const chosen = selected === null ? undefined : byTile.get(selected);
  if (chosen) return told(chosen);
  const sorted = [...byTile.values()].toSorted((a, b) => a.chance - b.chance);
  const [safest, most] = [sorted[0], sorted.at(-1)];
  if (!safest || !most) return null;
  if (most.chance < FEW) return words.few;
  const ends = [safest, most];
  const [from = '', to = ''] = ends.map(({ kind, chance }) => words.tile(tile(kind), percentOf(chance)));
  return words.ends(from, to);
}

/** So long no better count has come, in milliseconds, before one is read out. */
const SETTLED = 800;

/** Reads out that it is counted, and what came of it in the end. A tile of the hand says its own danger. */
export function useDangerSpoken(): void {
  const { say } = useText();
  const speak = useSpeak();
  const line = useDangerLine(null);
  const isCount = useDangerStore(({ dangers }) => dangers.status === 'found');
  useEffect(() => {
    if (line === null) return undefined;
    if (!isCount) return speak(say.sentence(line));
    const timer = setTimeout(() => speak(say.sentence(line)), SETTLED);
    return () => clearTimeout(timer);
  }, [line, isCount, say, speak]);
}
