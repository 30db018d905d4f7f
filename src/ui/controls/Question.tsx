import { Button } from './buttons';
import { Dialog } from './Dialog';

interface QuestionProps {
  readonly title: string;
  readonly note: string;
  readonly no: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** A question in a dialog, which closes with either answer. */
export function Question({ title, note, no, yes, onYes, onClose }: QuestionProps) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{note}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{no}</Button>
        <Button look="main" onClick={agree}>
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
