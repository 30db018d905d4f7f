import { useId, useMemo, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { compareBranch } from '../../store/review/compareBranch';
import type { ComparedBranch } from '../../store/review/compareBranch';
import { namesInRecord } from '../../store/selectors/recordedNames';
import type { KeptBranch } from '../../store/review/keptBranches';
import type { HandSide } from '../../store/share/compare';
import { useText, useWords } from '../context';
import { Button } from '../controls/buttons';
import { eventWords } from '../history/replay/replayWords';
import { useNameOf } from '../history/replay/useNameOf';
import { playWordsOf } from '../table/usePlayWords';
import { signed } from '../text/numbers';
import type { useBranches } from './useBranches';
import './branches.css';
import { branchWords } from '../text';
import type { BranchWords } from '../languages/en/branches';

interface BranchListProps extends Pick<ReturnType<typeof useBranches>, 'branches' | 'remove'> {
  readonly original: GameRecord;
  /** Which hand, by its place in the record. */
  readonly hand: number;
  /** What the hand is called, where several stand below each other. */
  readonly name?: string;
  readonly onReplay: (branch: GameRecord) => void;
}

/** One hand of a match beside the ways it went when it was played on. Nothing where it never was. */
export function BranchList({ original, hand, name, branches, remove, onReplay }: BranchListProps) {
  const words = useWords(branchWords);
  const [message, setMessage] = useState('');
  const rows = useMemo(
    () =>
      branches
        .filter(({ record }) => record.hands.length - 1 === hand)
        .flatMap((branch) => {
          const compared = compareBranch(original, branch.record);
          return compared ? [{ branch, compared }] : [];
        })
        .toSorted((a, b) => turnOf(a.compared) - turnOf(b.compared)),
    [branches, original, hand],
  );
  const forget = (branch: KeptBranch) => {
    remove(branch).then(
      () => setMessage(words.removed),
      () => setMessage(words.removeFailed),
    );
  };
  const [first] = rows;
  if (!first) return message && <p role="status">{message}</p>;
  return (
    <section className="card stack branches" aria-label={words.title}>
      <h2>{name === undefined ? words.title : `${words.title}: ${name}`}</h2>
      <p className="note">{words.note}</p>
      <ul className="list">
        <li className="stack">
          <p>{words.match}</p>
          <Outcome side={first.compared.before} record={first.branch.record} />
        </li>
        {rows.map(({ branch, compared }) => (
          <BranchRow
            key={branch.key}
            branch={branch}
            compared={compared}
            onReplay={() => onReplay(branch.record)}
            onRemove={() => forget(branch)}
          />
        ))}
      </ul>
      <p role="status" className="status">
        {message}
      </p>
    </section>
  );
}

function turnOf({ parting }: ComparedBranch): number {
  return parting?.turn ?? 0;
}

interface BranchRowProps {
  readonly branch: KeptBranch;
  readonly compared: ComparedBranch;
  readonly onReplay: () => void;
  readonly onRemove: () => void;
}

/** Where one branch leaves the match, and what it brought. */
function BranchRow({ branch: { record }, compared, onReplay, onRemove }: BranchRowProps) {
  const words = useWords(branchWords);
  const id = useId();
  const { after, lead } = compared;
  return (
    <li className="stack">
      <p id={id}>{usePartingWords(compared, record)}</p>
      <Outcome side={after} record={record} lead={lead} />
      <div className="row">
        <Button icon="play" aria-describedby={id} onClick={onReplay}>
          {words.replay}
        </Button>
        <Button look="quiet" aria-describedby={id} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

/** The choice in which both part. */
function usePartingWords({ parting }: ComparedBranch, record: GameRecord): string {
  const words = useWords(branchWords);
  const text = useText();
  const nameOf = useNameOf(record);
  const names = useMemo(() => namesInRecord(record), [record]);
  if (!parting) return words.same;
  const { players, rules } = record;
  const own = nameOf(players.findIndex(({ kind }) => kind === 'human'));
  const reading = { nameOf, words: playWordsOf(rules, text.language), names };
  const told = (event: typeof parting.after) =>
    event ? eventWords(event, reading, text).replace(/[.。]$/, '') : words.letGo(own);
  return words.turn(parting.turn, told(parting.after), told(parting.before));
}

interface OutcomeProps {
  readonly side: HandSide;
  readonly record: GameRecord;
  /** What it brought more than the match. */
  readonly lead?: number;
}

function Outcome({ side, record, lead }: OutcomeProps) {
  const words = useWords(branchWords);
  const names = side.winners.map(useNameOf(record));
  return (
    <p className="row row--base branch-outcome">
      <b>{signed(side.points)}</b> <span>{names.length > 0 ? words.wonBy(names) : words.drawn}</span>
      {lead !== undefined && <small>{leadWords(lead, words)}</small>}
    </p>
  );
}

function leadWords(lead: number, words: BranchWords): string {
  if (lead === 0) return words.equal;
  return lead > 0 ? words.more(`${lead}`) : words.less(`${-lead}`);
}
