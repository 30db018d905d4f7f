import { useMemo } from 'react';
import type { Example, ExampleBook } from '../../engine/example';
import type { Options, RuleSetId } from '../../engine/types';
import { changedValues, completeOptions } from '../../store/selectors/optionList';
import { tableOf } from '../../store/selectors/knownTables';
import { Button } from '../controls/buttons';
import { wordFor } from '../text';
import { useWordsOfGame } from '../text/gameWords';
import { DrawingContext } from './context';
import { linesOf } from './exampleHand';
import { ExampleTiles } from './ExampleTiles';
import type { Wording } from './terms';
import { useBook, useMatchOf, useWording } from './useRulesPage';
import './pictured.css';

/** What hands are worth under these rules: each item with a hand that has it, the cheapest first. */
export function PicturedItems({ rules }: { readonly rules: RuleSetId }) {
  const wording = useWording(rules);
  const { book, failed, retry } = useBook(rules);
  const match = useMatchOf(rules);
  const drawing = useMemo(() => ({ wording, book, marked: [], match }), [wording, book, match]);
  const options = useMemo(() => match?.options ?? completeOptions(rules, {}), [match, rules]);
  const { own } = wording;
  if (failed)
    return (
      <div className="stack stack--start" role="alert">
        <p>{own.failed}</p>
        <Button onClick={retry}>{own.retry}</Button>
      </div>
    );
  if (!book) return <p aria-busy="true">{own.loading}</p>;
  return (
    <DrawingContext value={drawing}>
      <RulesInOneLine rules={rules} options={options} />
      <ul className="columns pictured">
        {pictured(book, options, changedValues(match?.changed ?? {})).map(({ id, example, ...worth }) => (
          <li key={id}>
            <p className="row row--apart row--base">
              <b>{wordFor(wording.game.items, id)}</b>
              <span>{worthWords(worth, book, wording)}</span>
            </p>
            <ExampleTiles example={example} />
          </li>
        ))}
      </ul>
    </DrawingContext>
  );
}

interface OfRules {
  readonly rules: RuleSetId;
  readonly options: Options;
}

/** The game, and what a hand needs to win. */
function RulesInOneLine({ rules, options }: OfRules) {
  const { bar } = useWordsOfGame(rules);
  return <p className="note">{bar(...tableOf(rules).bar(options))}</p>;
}

interface PicturedItem {
  readonly id: string;
  readonly example: Example;
  /** Null for what has no number: a limit hand. */
  readonly value: number | null;
  readonly unit: string | null;
  /** It comes on top of what a hand needs to win. */
  readonly isAfter: boolean;
}

function worthWords(
  { value, unit, isAfter }: Omit<PicturedItem, 'id' | 'example'>,
  { units }: ExampleBook,
  { game, own }: Wording,
): string {
  const amount = game.units[unit ?? '']?.amount(value) ?? '';
  return isAfter && units?.after === undefined ? `${amount} (${own.bonus})` : amount;
}

/** The items that these options leave in play, by what they count; those on top of it follow, then limit hands. */
function pictured(
  { examples, units }: ExampleBook,
  options: Options,
  changed: Options,
): readonly PicturedItem[] {
  const isPlayed = (needed: Options = {}) =>
    Object.entries(needed).every(([id, value]) => options[id] === value);
  const items = Object.entries(examples).flatMap(([id, example]): PicturedItem | [] => {
    const line = linesOf(example, units).find((each) => each.id === id);
    const value = changed[id] ?? line?.value ?? 0;
    if (!isPlayed(example.options)) return [];
    const isAfter = line?.isAfter ?? false;
    return typeof value === 'number' && value > 0
      ? { id, example, value, unit: line?.unit ?? null, isAfter }
      : { id, example, value: null, unit: units?.limit ?? null, isAfter: false };
  });
  const rank = ({ value, isAfter }: PicturedItem) =>
    value === null ? Infinity : value + (isAfter ? AFTER : 0);
  return items.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** More than any item counts. */
const AFTER = 10_000;
