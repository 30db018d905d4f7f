import { Suspense, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Readable, TableStore } from '../../store/types';
import { StoresContext, useGame, useStores } from '../context';
import { Motion, ResultScreen } from '../lateParts';
import { usePause } from '../live/usePause';
import type { ResultScreenProps } from '../scoring/ResultScreen';
import { Dialogs } from '../settings/Dialogs';
import type { DialogName } from '../settings/dialogs';
import { AidsContext, NO_AIDS } from '../table/aids';
import { TableScreen } from '../table/TableScreen';
import type { TableScreenProps } from '../table/TableScreen';
import { createSideSettings } from './sideSettings';

type OpenDialog = (name: DialogName | null) => void;

interface SideTableProps {
  readonly game: Readable<TableStore>;
  /** The menu of this table. Without one, what opens the menu leaves the table. */
  readonly renderMenu?: ((open: OpenDialog) => ReactNode) | undefined;
  /** Leaves the table. Left out where the menu asks how. */
  readonly onLeave?: () => void;
  /** The table, or what is shown before or after the hand. */
  readonly children: (open: OpenDialog) => ReactNode;
}

/** A table beside the match with all that belongs to one: dialogs, a menu, pauses and motion. */
export function SideTable({ game, ...rest }: SideTableProps) {
  return (
    <SideStores game={game}>
      <WithDialogs {...rest} />
      <Motion />
    </SideStores>
  );
}

interface SideStoresProps {
  readonly game: Readable<TableStore>;
  readonly children: ReactNode;
}

/** This table in place of the match's. Nobody coaches there, every claim is asked about, and nothing is passed by itself. */
export function SideStores({ game, children }: SideStoresProps) {
  const { games, settings } = useStores();
  const own = useMemo(() => createSideSettings(settings), [settings]);
  const stores = useMemo(() => ({ games, game, settings: own.store }), [games, game, own]);
  useEffect(() => own.follow(), [own]);
  return (
    <StoresContext value={stores}>
      <AidsContext value={NO_AIDS}>{children}</AidsContext>
    </StoresContext>
  );
}

function WithDialogs({ renderMenu, onLeave, children }: Omit<SideTableProps, 'game'>) {
  const [dialog, setDialog] = useState<DialogName | null>(null);
  usePause(dialog !== null);
  const open: OpenDialog = (name) => {
    const isLeft = name === 'leave' || (name === 'menu' && !renderMenu);
    if (isLeft && onLeave) onLeave();
    else setDialog(isLeft ? 'menu' : name);
  };
  const isMenu = dialog === 'menu';
  return (
    <>
      {children(open)}
      {isMenu && renderMenu?.(open)}
      <Dialogs name={isMenu ? null : dialog} open={open} />
    </>
  );
}

interface PlayedHandProps {
  readonly open: OpenDialog;
  readonly panel?: TableScreenProps['panel'] | undefined;
  /** Where the button of the result leads. */
  readonly onward: NonNullable<ResultScreenProps['onward']>;
}

/** The table while the hand is played, then its result. */
export function PlayedHand({ open, onward, panel }: PlayedHandProps) {
  const screen = useGame((state) => state.screen);
  if (screen !== 'result') return <TableScreen open={open} {...(panel && { panel })} />;
  return (
    <Suspense>
      <ResultScreen open={open} onward={onward} />
    </Suspense>
  );
}
