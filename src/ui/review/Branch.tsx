import { useEffect, useState } from 'react';
import { createSideTable } from '../../store/match/sideTable';
import { branchAt } from '../../store/review/branch';
import { branchOf, keepBranch } from '../../store/review/keptBranches';
import type { Readable, TableStore } from '../../store/types';
import { useStores, useWords } from '../context';
import type { Stores } from '../context';
import { IconButton } from '../controls/buttons';
import { peopleOf } from '../history/replay/replayPeople';
import { useLayer } from '../live/layers';
import { PlayedHand, SideTable } from '../sideTable/SideTable';
import { SideTableMenu } from '../sideTable/SideTableMenu';
import type { BranchProps } from './branchContext';
import '../scoring/index.css';
import './review.css';
import { reviewWords } from '../text';

/** A recorded hand played on from one decision, on a table of its own. Played to its end, it is kept beside the original. */
export function Branch({ place, back, onClose }: BranchProps) {
  const words = useWords(reviewWords).branch;
  const stores = useStores();
  const [branch] = useState(() => openBranch(place, stores));
  const close = () => {
    const gained = branch?.game.getState().result?.gained[place.player] ?? null;
    void Promise.resolve(branch?.keeping()).then(() => onClose(gained));
  };
  useLayer(true, close);
  useEffect(() => {
    branch?.game.getState().resume();
    return () => branch?.game.getState().stop();
  }, [branch]);
  const label = back ?? words.back;
  if (!branch)
    return (
      <div className="page">
        <header className="bar bar--page">
          <IconButton icon="back" label={label} onClick={close} />
        </header>
        <main className="page-body review">
          <p className="card" role="alert">
            {words.failed}
          </p>
        </main>
      </div>
    );
  return (
    <SideTable
      game={branch.game}
      renderMenu={(open) => <SideTableMenu back={label} open={open} onLeave={close} />}
      onLeave={close}
    >
      {(open) => <PlayedHand open={open} onward={{ label, run: close }} />}
    </SideTable>
  );
}

interface OpenBranch {
  readonly game: Readable<TableStore>;
  /** Fulfilled when the hand that is over is kept, or could not be. */
  readonly keeping: () => Promise<void>;
}

/** The table of a branch, which keeps the hand whenever it is over. Null if the record cannot be played up to there. */
function openBranch(place: BranchProps['place'], { table, reviews }: Stores): OpenBranch | null {
  const { record } = place;
  const session = table && branchAt(place, peopleOf(record));
  if (!session) return null;
  let keeping = Promise.resolve();
  const game = createSideTable(table, session, {
    ended: (played) => {
      const branch = branchOf(record, played);
      if (reviews && branch) keeping = keepBranch(reviews, record, branch).catch(() => undefined);
    },
  });
  return { game, keeping: () => keeping };
}
