import { recordedPlace } from '../../store/selectors/handPlace';
import { useHandNames } from '../useHandNames';
import { useId, useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { verifyRecord } from '../../store/selectors/verify';
import type { Verified } from '../../store/selectors/verify';
import { useText } from '../context';
import { Button } from '../controls/buttons';
import '../scoring/index.css';
import './history.css';

interface VerifyPanelProps {
  readonly record: GameRecord;
  /** Whose walls they are, where several matches are checked. */
  readonly title?: string;
  /** The check is made without being asked for. The game must be loaded. */
  readonly atOnce?: boolean;
}

/** Seed, words and promise of a match, and the check that the walls follow from them. */
export function VerifyPanel({ record, title, atOnce = false }: VerifyPanelProps) {
  const text = useText();
  const id = useId();
  const [verified, setVerified] = useState<Verified | null>(() => (atOnce ? verifyRecord(record) : null));
  const words = text.verify;
  return (
    <section className="card stack stack--start verify" aria-labelledby={id}>
      <h2 id={id}>{title ?? words.title}</h2>
      {record.seed === null ? (
        <p>{words.noSeed}</p>
      ) : (
        <>
          <p className="note">{words.note}</p>
          <dl>
            <dt>{words.seed}</dt>
            <dd>
              <code>{record.seed}</code>
            </dd>
            <dt>{words.text}</dt>
            <dd>{record.text ? <q>{record.text}</q> : words.noText}</dd>
            <dt>{words.commitment}</dt>
            <dd>
              <code>{record.commitment}</code>
            </dd>
          </dl>
          {!atOnce && <Button onClick={() => setVerified(verifyRecord(record))}>{words.check}</Button>}
          <div role="status">{verified && <Verdict verified={verified} record={record} />}</div>
        </>
      )}
    </section>
  );
}

interface VerdictProps {
  readonly verified: Verified;
  readonly record: GameRecord;
}

function Verdict({ verified: { hash, promised, walls }, record }: VerdictProps) {
  const { verify } = useText();
  const { shortOf } = useHandNames();
  return (
    <>
      <p>{hash === promised ? verify.kept : verify.broken}</p>
      <p>{verify.walls(walls.filter(Boolean).length, walls.length)}</p>
      <ol className="row wall-checks">
        {record.hands.map((hand, at) => (
          <li key={at} className={walls[at] ? undefined : 'wall-broken'}>
            {verify.wall(shortOf(record.rules, recordedPlace(record.rules, hand)), walls[at] === true)}
          </li>
        ))}
      </ol>
    </>
  );
}
