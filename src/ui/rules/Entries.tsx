import type { ReactNode } from 'react';
import { changedValues, completeOptions, optionsOf } from '../../store/selectors/optionList';
import { printedHand } from '../../store/selectors/printedHand';
import { PrintedHand } from '../printed/PrintedHand';
import { wordFor } from '../text';
import { useDrawing } from './context';
import { ExampleHand } from './ExampleHand';
import { linesOf } from './exampleHand';
import { Inline, Marked } from './Inline';
import { anchorOf } from './page';
import type { Entry } from './page';
import { rulesAddress } from './place';
import { choiceWords, valueWords } from './terms';

interface EntryProps {
  readonly entry: Entry;
  /** The level of the headings around it. */
  readonly level: number;
}

/** The entries of a table, each by itself. */
export function Entries({ entries, level }: { readonly entries: readonly Entry[]; readonly level: number }) {
  return (
    <ul className={entries[0]?.kind === 'option' ? 'stack rules-options' : 'stack rules-items'}>
      {entries.map((entry) => (
        <EntryItem key={entry.id} entry={entry} level={level} />
      ))}
    </ul>
  );
}

function EntryItem({ entry, level }: EntryProps) {
  const { wording, match } = useDrawing();
  const isChanged =
    match !== null &&
    (entry.kind === 'option' ? match.changed : changedValues(match.changed))[entry.id] !== undefined;
  return (
    <li
      id={rulesAddress(wording.rules, anchorOf(entry)).slice(1)}
      className={isChanged ? 'card stack rules-entry rules-entry--changed' : 'card stack rules-entry'}
    >
      {entry.kind === 'item' ? (
        <ItemEntry entry={entry} level={level} />
      ) : (
        <OptionEntry entry={entry} level={level} />
      )}
    </li>
  );
}

/** A scoring item: what it is, what it counts, what is not counted with it, and a hand that has it. */
function ItemEntry({ entry, level }: EntryProps) {
  const { wording, book, match } = useDrawing();
  const { own } = wording;
  const { items, units } = wording.game;
  const now = match ? changedValues(match.changed)[entry.id] : undefined;
  const example = book?.examples[entry.id];
  const [definition, ...facts] = entry.facts;
  const worth = facts.find(([, cell]) => /^\d+$/.test(cell));
  const line = example && linesOf(example, book?.units ?? null).find(({ id }) => id === entry.id);
  const isCounted = line !== undefined && line.value > 0;
  const told = worth?.[1] ?? (isCounted && entry.facts.length === 0 ? `${line.value}` : undefined);
  const unit = told ? line?.unit : isCounted ? undefined : book?.units?.limit;
  const others = facts.filter((fact) => fact !== worth);
  const { rules } = wording;
  const printed = printedHand({ rules, options: completeOptions(rules, {}) }, entry.id);
  const isOff = printed !== null && match !== null && printedHand({ rules, ...match }, entry.id) === null;
  return (
    <>
      <div className="row row--apart row--base">
        <Heading level={level}>{wordFor(items, entry.id)}</Heading>
        {unit && <b className="rules-worth">{units[unit]?.amount(told ? Number(told) : null)}</b>}
        {isOff && <b className="chip rules-now">{own.notInMatch}</b>}
        {now !== undefined && <b className="chip rules-now">{own.pair(own.thisMatch, `${now}`)}</b>}
      </div>
      {definition && (
        <p className={printed === null ? 'rules-definition' : undefined}>
          {printed === null ? <Inline line={definition[1]} /> : <PrintedHand hand={printed} />}
        </p>
      )}
      {others.map(([name, cell]) => (
        <Fact key={name} name={name}>
          <Inline line={cell} />
        </Fact>
      ))}
      {example && <ExampleHand example={example} />}
    </>
  );
}

/** An option: what it changes, what it may be, and what it is in the match under way. */
function OptionEntry({ entry, level }: EntryProps) {
  const { wording, match } = useDrawing();
  const { own, game, rules } = wording;
  const { id } = entry;
  const words = game.options[id];
  const spec = optionsOf(rules)[id];
  // What items count has an entry of its own for each of them.
  const standard = spec?.type === 'values' ? undefined : spec?.default;
  const value = match ? (match.options[id] ?? standard) : undefined;
  return (
    <>
      <div className="row row--apart row--base">
        <Heading level={level}>{words?.name ?? id}</Heading>
        {value !== undefined && (
          <b className="chip rules-now">{own.pair(own.thisMatch, valueWords(id, value, wording))}</b>
        )}
      </div>
      <p className="rules-definition">
        <Marked text={words?.note ?? ''} />
      </p>
      <div className="row rules-facts">
        <Fact name={own.standard}>{standard !== undefined && valueWords(id, standard, wording)}</Fact>
        <Fact name={own.choices}>
          <Marked text={choiceWords(id, wording)} />
        </Fact>
        {entry.facts.map(([head, cell]) => (
          <Fact key={head} name={head}>
            <Inline line={cell} />
          </Fact>
        ))}
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { own } = useDrawing().wording;
  return (
    <p className="rules-fact">
      <span>{own.label(name)}</span> {children}
    </p>
  );
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

export function Heading({ level, children }: { readonly level: number; readonly children: string }) {
  const Tag = TAGS[level - 1] ?? 'h5';
  return (
    <Tag tabIndex={-1}>
      <Marked text={children} />
    </Tag>
  );
}
