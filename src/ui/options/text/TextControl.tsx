import { useState } from 'react';
import { useWords } from '../../context';
import { Button } from '../../controls/buttons';
import { textWords } from '../../text';
import { TextDialog } from './TextDialog';
import type { TextControlProps } from './textOption';
import './text.css';

/** The name of a text, and the way to another one. What was written and not taken into use stays while the form is open. */
export function TextControl(props: TextControlProps) {
  const { title, name, noteId, value, onChange } = props;
  const words = useWords(textWords);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState<string | null>(null);
  return (
    <div className="text-option">
      <span>
        {title}
        {text !== null && text !== value && <small className="note">{words.waiting}</small>}
      </span>
      <Button aria-label={words.changeOf(name)} aria-describedby={noteId} onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      {isOpen && (
        <TextDialog
          {...props}
          onChange={(next) => {
            setText(null);
            onChange(next);
          }}
          text={text}
          onText={setText}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
