import { Suspense } from 'react';
import type { RuleSetId } from '../../engine/types';
import { underRules } from '../../store/calculator/compare';
import type { Impossible } from '../../store/calculator/compare';
import type { Draft } from '../../store/calculator/draft';
import type { Judgement } from '../../store/calculator/judge';
import { useStores, useText, useWords } from '../context';
import { useGameName } from '../useGameName';
import { useLoadedGame } from '../useLoadedGame';
import { usualGame } from './gameOf';
import { useCalculator } from './useCalculator';
import { movedTo, useVerdict } from './verdict';
import { calculatorWords } from '../text';

/** The same hand in every game: what it is worth there, and what it brings. */
export function Comparison() {
  const words = useWords(calculatorWords);
  const { cards } = useStores().games;
  const draft = useCalculator((state) => state.draft);
  return (
    <section className="card calc-compared" aria-labelledby="calc-compared">
      <h2 id="calc-compared">{words.compared}</h2>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">{words.columns.game}</th>
            <th scope="col">{words.columns.value}</th>
            <th scope="col">{words.columns.receive}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map(({ id }) => (
            <Suspense key={id} fallback={<Waiting id={id} words={words.loading} />}>
              <GameRow id={id} draft={draft} />
            </Suspense>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Waiting({ id, words }: { readonly id: RuleSetId; readonly words: string }) {
  const nameOf = useGameName();
  return (
    <tr>
      <th scope="row">{nameOf(id)}</th>
      <td colSpan={2}>{words}</td>
    </tr>
  );
}

function GameRow({ id, draft }: { readonly id: RuleSetId; readonly draft: Draft }) {
  const { setUp } = useText();
  const { isLoaded, hasFailed } = useLoadedGame(id);
  if (!isLoaded) return <Waiting id={id} words={hasFailed ? setUp.failed : setUp.loading} />;
  return <LoadedRow id={id} draft={draft} />;
}

function LoadedRow({ id, draft }: { readonly id: RuleSetId; readonly draft: Draft }) {
  const nameOf = useGameName();
  const game = id === draft.rules ? draft : usualGame(id);
  const compared = underRules(draft, game);
  return (
    <tr className={id === draft.rules ? 'calc-own' : undefined}>
      <th scope="row">{nameOf(id)}</th>
      {compared.type === 'impossible' ? (
        <Impossible reason={compared.reason} />
      ) : (
        <Judged draft={{ ...draft, rules: id }} judgement={compared.judgement} />
      )}
    </tr>
  );
}

function Impossible({ reason }: { readonly reason: Impossible }) {
  const text = useText();
  const words = useWords(calculatorWords);
  return <td colSpan={2}>{words.impossible(reason, text.tile)}</td>;
}

function Judged({ draft, judgement }: { readonly draft: Draft; readonly judgement: Judgement }) {
  const text = useText();
  const words = useWords(calculatorWords);
  const { title } = useVerdict(draft, judgement);
  if (judgement.type === 'incomplete') return <td colSpan={2}>{words.notComplete}</td>;
  if (judgement.type === 'impossible') return <td colSpan={2}>{words.cannotBeThere}</td>;
  if (judgement.type !== 'won') return <td colSpan={2}>{title}</td>;
  const { payments } = judgement;
  return (
    <>
      <td>{title}</td>
      <td>{payments === null ? words.fromAllHands : <b>{text.total(movedTo(payments, draft.seat))}</b>}</td>
    </>
  );
}
