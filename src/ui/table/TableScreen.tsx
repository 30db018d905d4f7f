import { useGame, useText } from '../context';
import { Tray } from '../controls/Tray';
import { useAnnouncements } from '../live/useAnnouncements';
import type { DialogName } from '../settings/dialogs';
import { CentrePlate } from './CentrePlate';
import { OwnSeat } from './OwnSeat';
import { ReadyBox } from './ReadyBox';
import { River } from './River';
import { Seat } from './Seat';
import { TableBar } from './TableBar';
import { useSeats, useTableControls } from './useTableControls';
import { useTableKeys } from './useTableKeys';
import { Wall } from './Wall';

interface TableScreenProps {
  readonly open: (dialog: DialogName) => void;
}

/** The table in play. One order of elements; each layout places them with CSS. */
export function TableScreen({ open }: TableScreenProps) {
  const text = useText();
  const hurry = useGame((state) => state.hurry);
  const seats = useSeats();
  const controls = useTableControls();
  const { message, speak } = useAnnouncements();
  useTableKeys({ controls, open, speak });
  const [own, ...others] = seats;
  if (!own) return null;
  return (
    <div className="game">
      <TableBar open={open} />
      <main className="table" aria-label={text.table.name} onPointerDown={hurry}>
        <div className="square">
          <Wall />
          <CentrePlate seats={seats} />
          {seats.map((info) => (
            <River key={info.place} info={info} />
          ))}
        </div>
        {others.map((info) => (
          <Seat key={info.place} info={info} seats={seats} />
        ))}
        <OwnSeat info={own} seats={seats} controls={controls} />
        <ReadyBox controls={controls} />
        <Tray controls={controls} />
      </main>
      <p className="unseen" aria-live="polite" data-testid="live">
        {message}
      </p>
    </div>
  );
}
