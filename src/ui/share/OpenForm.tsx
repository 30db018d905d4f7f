import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/buttons';
import { FileButton } from '../controls/FileButton';
import { goTo, linkTo } from './addresses';
import { linkIn } from './linkIn';
import { TextField } from '../controls/TextField';
import { useWords } from '../context';
import { shareWords } from '../text';

/** Takes a link that was pasted, or a file that holds one. */
export function OpenForm() {
  const { open } = useWords(shareWords);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (given: string) => {
    const address = linkIn(given);
    setWrong(address === null);
    if (address !== null) goTo(address);
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field would glue the lines of a message together.
    const paste = (event: ClipboardEvent) => {
      const address = linkIn(event.clipboardData?.getData('text') ?? '');
      if (address === null) return;
      event.preventDefault();
      setText(linkTo(address));
    };
    const input = field.current;
    input?.addEventListener('paste', paste);
    return () => input?.removeEventListener('paste', paste);
  }, []);
  return (
    <section className="card stack stack--start share-card" aria-labelledby="share-open">
      <h2 id="share-open">{open.title}</h2>
      <p className="note">{open.note}</p>
      <form
        className="row share-open"
        onSubmit={(event) => {
          event.preventDefault();
          go(text);
        }}
      >
        <TextField
          label={open.field}
          inputMode="url"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          ref={field}
        />
        <Button type="submit" look="main">
          {open.go}
        </Button>
        <FileButton label={open.file} accept=".txt,text/plain" onText={go} />
      </form>
      <p role="status" className="status">
        {isWrong && open.noLink}
      </p>
    </section>
  );
}
