import { Button } from './buttons';
import { Dialog } from './Dialog';

interface YesOrNoProps {
  readonly note: string;
  readonly no: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** A question in a dialog, which closes with either answer. */
export function Question({ title, ...question }: YesOrNoProps & { readonly title: string }) {
  return (
    <Dialog title={title} onClose={question.onClose}>
      <YesOrNo {...question} />
    </Dialog>
  );
}

/** What stands in such a dialog. */
export function YesOrNo({ note, no, yes, onYes, onClose }: YesOrNoProps) {
  const agree = () => {
    onClose();
    onYes();
  };
  return (
    <>
      <p>{note}</p>
      <div className="dialog-actions">
        <Button onClick={onClose}>{no}</Button>
        <Button look="main" onClick={agree}>
          {yes}
        </Button>
      </div>
    </>
  );
}
