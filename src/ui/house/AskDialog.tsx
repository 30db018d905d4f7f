import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { useWords } from '../context';
import { houseWords } from '../text';

interface AskDialogProps {
  readonly title: string;
  readonly question: string;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Asks before something is gone. */
export function AskDialog({ title, question, onAgree, onClose }: AskDialogProps) {
  const { cancel } = useWords(houseWords);
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
