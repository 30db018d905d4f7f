import { useEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import type { ReviewedDecision } from '../../coach/review/review';
import type { TileId } from '../../engine/types';
import type { SeatView } from '../../engine/view';
import { momentAt } from '../../store/review/reviewFacts';
import { sightAt, tableAt } from '../../store/selectors/replayTable';
import type { Sight } from '../../store/aims/aimStore';
import { createShownTable } from '../../store/match/sideTable';
import { useAimsAt } from '../aims/useAimsAt';
import { StoresContext, useWords } from '../context';
import { IconButton } from '../controls/buttons';
import { peopleOf } from '../history/replay/replayPeople';
import { ReplayTable } from '../history/replay/ReplayTable';
import type { TileMark } from '../history/replay/ReplayTable';
import { useRecordStores } from '../history/replay/useRecordStores';
import { useSwipe } from '../live/useSwipe';
import { PanelContext } from '../table/layout';
import { useLayout } from '../table/screen';
import { BarTitle, RuleLine, TilesLeft } from '../table/TableBar';
import { DecisionPanel } from './DecisionPanel';
import { markedTiles } from './markedTiles';
import { useLooks } from './useLooks';
import type { AtTableProps } from './useLooks';
import { useLookKeys } from './useReviewKeys';
import './atTable.css';
import { reviewWords } from '../text';

/** One decision on the table as it lay then, with the judgement beside it, and the ways to those before and after. */
export function AtTable(props: AtTableProps) {
  const { review, decision, replayed, practice, onPlayOn, onClose } = props;
  const words = useWords(reviewWords);
  const { record, player } = review;
  const [isOpen, setOpen] = useState(false);
  const isWide = useLayout() === 'desktop';
  const game = useMemo(() => {
    const outlook = { step: decision.event, player, isOpen: isOpen && isWide };
    return createShownTable(tableAt(replayed, outlook, peopleOf(record)));
  }, [decision.event, player, isOpen, isWide, replayed, record]);
  const moment = { step: decision.event, player };
  const [sight] = useState(() => createStore<Sight>(() => sightAt(replayed, moment)));
  useEffect(
    () => sight.setState(sightAt(replayed, { step: decision.event, player })),
    [sight, replayed, decision.event, player],
  );
  const stores = useRecordStores(record, game, useAimsAt(sight));
  const steps = useLooks(props);
  const swipe = useSwipe({ toLeft: steps.onward, toRight: steps.back });
  const markOf = useMarks(momentAt(replayed, player, decision.event).view, decision);
  const openHands = () => setOpen(!isOpen);
  useLookKeys({
    ...steps,
    openHands,
    playOn: () => onPlayOn?.(),
    practice: () => practice.toggle?.(),
    close: onClose,
  });
  return (
    <StoresContext value={stores}>
      <PanelContext value>
        <div className="game game--panel game--review" {...swipe}>
          <header className="bar">
            <IconButton icon="back" label={words.overview} onClick={onClose} />
            <BarTitle />
            <RuleLine />
            <TilesLeft />
          </header>
          <ReplayTable markOf={markOf} />
          <DecisionPanel {...props} steps={steps} isOpen={isOpen} isListed={!isWide} onOpen={openHands} />
        </div>
      </PanelContext>
    </StoresContext>
  );
}

/** The marks on the tiles of the choice that was made and of the best one. */
function useMarks(view: SeatView, decision: ReviewedDecision): (tile: TileId) => TileMark | null {
  const words = useWords(reviewWords);
  const marks = markedTiles(view, decision);
  return (tile) => {
    const mark = marks.get(tile);
    return mark ? { className: `tile--review tile--${mark}`, named: words.marked[mark] } : null;
  };
}
