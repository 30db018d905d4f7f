import { useDrawing } from './context';
import { parseRuns } from './markdown';
import type { Run } from './markdown';
import { ruleSetIn } from './pages';
import { rulesAddress, rulesLink } from './place';
import { termOf, valueWords } from './terms';
import type { Wording } from './terms';

/** A line of the rules: emphasis, links, and codes told in words. */
export function Inline({ line }: { readonly line: string }) {
  const { wording } = useDrawing();
  return withOptions(parseRuns(line), wording).map(({ run, near }, at) =>
    run.type === 'code' ? <Code key={at} code={run.text} near={near} /> : <Words key={at} run={run} />,
  );
}

/** Each run with the option named before it, whose values may follow. */
function withOptions(runs: readonly Run[], wording: Wording): { run: Run; near: string | null }[] {
  let last: string | null = null;
  return runs.map((run) => {
    const near = last;
    if (run.type === 'code') last = termOf(run.text, wording, near)?.option ?? near;
    return { run, near };
  });
}

function Words({ run: { type, text, to } }: { readonly run: Run }) {
  const { rules } = useDrawing().wording;
  switch (type) {
    case 'emphasis':
      return (
        <em>
          <Marked text={text} />
        </em>
      );
    case 'link': {
      const [path = '', anchor] = to.split('#');
      return (
        <a href={path === '' ? rulesAddress(rules, anchor) : rulesLink(ruleSetIn(path), anchor)}>
          <Marked text={text} />
        </a>
      );
    }
    case 'code':
    case 'text':
      return <Marked text={text} />;
  }
}

/** An item, an option or a value by its name; anything else as written. */
function Code({ code, near }: { readonly code: string; readonly near: string | null }) {
  const { wording, match } = useDrawing();
  const term = termOf(code, wording, near);
  if (!term) return <code>{code}</code>;
  const name = <Marked text={term.name} />;
  const isOption = term.option !== null && code === term.option;
  const value = isOption && term.option ? match?.changed[term.option] : undefined;
  return (
    <span className="rules-term" data-code={code}>
      {term.anchor === null ? name : <a href={rulesAddress(wording.rules, term.anchor)}>{name}</a>}
      {value !== undefined && term.option && (
        <span className="chip rules-now">
          {wording.own.pair(wording.own.thisMatch, valueWords(term.option, value, wording))}
        </span>
      )}
    </span>
  );
}

/** Words with what was looked for marked in them. */
export function Marked({ text }: { readonly text: string }) {
  const { marked } = useDrawing();
  if (marked.length === 0) return text;
  const pattern = new RegExp(`(${marked.map(escaped).join('|')})`, 'gi');
  return text.split(pattern).map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
