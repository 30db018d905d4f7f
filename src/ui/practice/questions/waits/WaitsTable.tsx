import type { WaitsQuestion, WaitWorth } from '../../../../coach/questions/waits/waitsQuestion';
import { useText, useWords } from '../../../context';
import { worthOf, worthOrLack } from '../../../table/worth';
import { useGameWords } from '../../../text/gameWords';
import { Tile } from '../../../tile/Tile';
import { questionWords } from '../../../text';

/** Each kind that completes the hand: how many are left, and what the hand would be worth on it. */
export function WaitsTable({ question }: { readonly question: WaitsQuestion }) {
  const words = useWords(questionWords);
  const text = useText();
  return (
    <table className="figures waits">
      <caption className="unseen">{words.waits.table}</caption>
      <thead>
        <tr>
          <th scope="col">{words.waits.tile}</th>
          <th scope="col">{words.waits.left}</th>
          <th scope="col">{words.waits.onDiscard}</th>
          <th scope="col">{words.waits.selfDrawn}</th>
        </tr>
      </thead>
      <tbody>
        {question.waits.map(({ kind, left, discard, selfDrawn }) => (
          <tr key={kind} className={left === 0 ? 'waits-seen' : undefined}>
            <th scope="row">
              <Tile kind={kind} silent />
              <span className="waits-name">{text.tile(kind)}</span>
            </th>
            <td>{left === 0 ? words.waits.allSeen : left}</td>
            <WorthCell worth={discard} />
            <WorthCell worth={selfDrawn} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "5 faan", or why the hand may not win. */
function WorthCell({ worth: { sheet, mayWin } }: { readonly worth: WaitWorth }) {
  const words = useWords(questionWords).waits;
  const { units } = useGameWords();
  if (!sheet) return <td className="waits-not">{words.noWin}</td>;
  if (mayWin) return <td>{worthOf(sheet, units) || words.win}</td>;
  const lack = sheet.legal ? '' : worthOrLack(sheet, units);
  return <td className="waits-not">{lack === '' ? words.noWin : words.refused(lack)}</td>;
}
