import { useId, useMemo, useRef } from 'react';
import type { Fault, OwnNames } from '../../../engine/optionSpec';
import { LONGEST_TEXT } from '../../../store/selectors/optionList';
import { useWords } from '../../context';
import { Button } from '../../controls/buttons';
import { Dialog } from '../../controls/Dialog';
import { FileButton } from '../../controls/FileButton';
import { download } from '../../download';
import { OwnCard } from '../../printed/PrintedCard';
import { textWords, wordFor } from '../../text';
import { useWordsOfGame } from '../../text/gameWords';
import type { TextControlProps } from './textOption';
import '../../controls/field.css';
import '../options.css';

interface TextDialogProps extends TextControlProps {
  /** As it is written now; null for the text in use. */
  readonly text: string | null;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** A text to read from a file, to write and to save. What is wrong with it is said at once; a whole one can be used. */
export function TextDialog({ rules, id, spec, value, onChange, name, ...rest }: TextDialogProps) {
  const words = useWords(textWords);
  const own = useOwn(rules, words.mine);
  const { onText, onClose } = rest;
  const text = rest.text ?? (value === '' ? spec.own(own) : value);
  const read = useMemo(() => spec.read(text), [spec, text]);
  const field = useRef<HTMLTextAreaElement>(null);
  const faultsId = useId();
  const faults = read.ok ? [] : read.faults;
  const take = (next: string) => {
    onChange(next);
    onClose();
  };
  return (
    <Dialog title={name} size="wide" onClose={onClose}>
      <div className="stack">
        <div className="row">
          <FileButton
            label={words.fromFile}
            accept=".txt,text/plain"
            // One sign too many is enough for it to be refused.
            onText={(brought) => onText(brought.slice(0, LONGEST_TEXT + 1))}
          />
          <Button onClick={() => download(`${fileName(text)}.txt`, `${text}\n`, 'text/plain')}>
            {words.toFile}
          </Button>
          <Button onClick={() => onText(spec.own(own))}>{words.begin}</Button>
        </div>
        <label className="field">
          <span>{words.text(name)}</span>
          <textarea
            ref={field}
            className="text-written"
            rows={10}
            wrap="off"
            spellCheck={false}
            autoCapitalize="off"
            autoCorrect="off"
            maxLength={LONGEST_TEXT + 1}
            value={text}
            aria-invalid={!read.ok}
            aria-describedby={faultsId}
            onChange={(event) => onText(event.target.value)}
          />
        </label>
        <Faults id={faultsId} rules={rules} faults={faults} onGo={(line) => goToLine(field.current, line)} />
        {read.ok && <OwnCard rules={rules} options={{ [id]: read.value }} />}
      </div>
      <div className="dialog-actions dialog-actions--foot">
        {value !== '' && <Button onClick={() => take('')}>{words.usual}</Button>}
        <Button look="main" aria-disabled={!read.ok} onClick={() => read.ok && take(read.value)}>
          {words.use}
        </Button>
      </div>
    </Dialog>
  );
}

/** What the game's own text calls its parts in the language in use. */
function useOwn(rules: string, title: string): OwnNames {
  const { items, options } = useWordsOfGame(rules);
  return {
    title,
    item: (id) => wordFor(items, id),
    value: (option, word) => wordFor(options[option]?.values ?? {}, word),
  };
}

/** So many faults are told at once. */
const MOST_TOLD = 20;

interface FaultsProps {
  readonly id: string;
  readonly rules: string;
  readonly faults: readonly Fault[];
  readonly onGo: (line: number) => void;
}

/** What is wrong, line by line; each leads to its line. */
function Faults({ id, rules, faults, onGo }: FaultsProps) {
  const words = useWords(textWords);
  const game = useWordsOfGame(rules);
  const told = faults.slice(0, MOST_TOLD);
  return (
    <div className="stack text-faults">
      <p role="status" id={id}>
        {faults.length === 0 ? words.fine : words.faults(faults.length)}
      </p>
      {told.length > 0 && (
        <ul className="list">
          {told.map(({ line, code, found }, at) => (
            <li key={at}>
              <button type="button" className="entry" onClick={() => onGo(line)}>
                <b>{words.line(line)}</b> <span>{game.faults[code]?.(found) ?? code}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {faults.length > told.length && <p className="note">{words.more(faults.length - told.length)}</p>}
    </div>
  );
}

/** Selects a line of the text and brings it into sight. */
function goToLine(field: HTMLTextAreaElement | null, line: number): void {
  if (!field) return;
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 1)) / lines.length - field.clientHeight / 2;
}

/** The first line, as far as every system takes it. */
function fileName(text: string): string {
  const [title = ''] = text.trim().split('\n', 1);
  return (
    title
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .trim()
      .slice(0, 40) || 'text'
  );
}
