import { useId, useState } from 'react';
import { cleanName, LONGEST_NAME } from '../../store/houseRules/houseSet';
import { Button } from '../controls/buttons';
import { Dialog } from '../controls/Dialog';
import { TextField } from '../controls/TextField';
import { useHouse } from './houseContext';
import { useWords } from '../context';
import { houseWords } from '../text';

interface NameDialogProps {
  readonly title: string;
  /** The name there is; empty for a new set. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks what a set is to be called, and closes once it has a name. */
export function NameDialog({ title, name, onName, onClose }: NameDialogProps) {
  const words = useWords(houseWords);
  const { sets } = useHouse();
  const [text, setText] = useState(name);
  const [isTold, setTold] = useState(false);
  const id = useId();
  const clean = cleanName(text);
  const isTaken = clean !== name && sets.some((set) => set.name === clean);
  const fault = clean === '' ? words.nameMissing : isTaken ? words.nameTaken : null;
  const save = () => {
    if (fault !== null) return setTold(true);
    onClose();
    onName(clean);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="house-name"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={words.name}
          maxLength={LONGEST_NAME}
          value={text}
          aria-invalid={isTold && fault !== null}
          aria-describedby={id}
          onChange={(event) => setText(event.target.value)}
        />
        <p id={id} role="status" className="note">
          {isTold || isTaken ? fault : ''}
        </p>
        <div className="dialog-actions">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="main" onClick={save}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
