import { useText } from '../context';
import { DialogContent } from '../settings/DialogContent';
import './widePanels.css';

/** Very wide screens show beside the table what others open as dialogs: the scores so far, and the tiles not in sight. */
export function WidePanels() {
  const text = useText();
  return (
    <>
      <aside className="wide wide--left" aria-label={text.sheet.title}>
        <h2>{text.sheet.title}</h2>
        <DialogContent name="scores" open={() => undefined} />
      </aside>
      <aside className="wide wide--right" aria-label={text.tracker.open}>
        <DialogContent name="tools" open={() => undefined} />
      </aside>
    </>
  );
}
