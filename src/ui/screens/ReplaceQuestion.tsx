import { useFullText } from '../context';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';

interface ReplaceQuestionProps {
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Asks before a new match takes the place of the one under way. */
export function ReplaceQuestion({ onAgree, onClose }: ReplaceQuestionProps) {
  const { home, leaving } = useFullText();
  return (
    <Dialog title={leaving.replaceTitle} onClose={onClose}>
      <p>{leaving.replace}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{leaving.replaceKeep}</Button>
        <Button look="main" onClick={onAgree}>
          {home.start}
        </Button>
      </div>
    </Dialog>
  );
}
