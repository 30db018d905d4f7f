import { useState } from 'react';
import type { GameRecord } from '../../engine/record';
import { verifyRecord } from '../../store/facts/verify';
import type { Verified } from '../../store/facts/verify';
import { useFullText } from '../context';
import { Button } from '../controls/buttons';
import '../scoring/index.css';
import './history.css';

/** Seed, words and promise of a match, and the check that the walls follow from them. */
export function VerifyPanel({ record }: { readonly record: GameRecord }) {
  const text = useFullText();
  const [verified, setVerified] = useState<Verified | null>(null);
  const words = text.verify;
  return (
    <section className="card verify" aria-labelledby="verify">
      <h2 id="verify">{words.title}</h2>
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
          <Button onClick={() => setVerified(verifyRecord(record))}>{words.check}</Button>
          <div role="status">{verified && <Verdict verified={verified} />}</div>
        </>
      )}
    </section>
  );
}

function Verdict({ verified: { hash, promised, walls } }: { readonly verified: Verified }) {
  const { verify } = useFullText();
  return (
    <>
      <p>{hash === promised ? verify.kept : verify.broken}</p>
      <p>{verify.walls(walls.filter(Boolean).length, walls.length)}</p>
    </>
  );
}
