import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { useHouseWords } from './houseWords';

interface AskDialogProps {
  readonly title: string;
  readonly question: string;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Asks before something is gone. */
export function AskDialog({ title, question, onAgree, onClose }: AskDialogProps) {
  const { cancel } = useHouseWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{question}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{cancel}</Button>
        <Button look="main" onClick={onAgree}>
          {title}
        </Button>
      </div>
    </Dialog>
  );
}
