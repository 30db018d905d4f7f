import { useMemo } from 'react';
import { LONGEST_NAME, MOST_SETS, freeName } from '../../store/houseRules/houseSet';
import { readSetFile, writeSetFile } from '../../store/houseRules/setFile';
import { writeLink } from '../../store/share/links';
import { useStores, useWords } from '../context';
import { Button } from '../controls/buttons';
import { FileButton } from '../controls/FileButton';
import { TextField } from '../controls/TextField';
import { useCopy } from '../controls/useCopy';
import { download } from '../download';
import { linkTo, shareAddress } from '../share/addresses';
import { useHouse } from './houseContext';
import { houseWords } from '../text';

/** A link with these rules, and the way into and out of a file. `say`: what came of it. */
export function ShareCard({ say }: { readonly say: (message: string) => void }) {
  const words = useWords(houseWords);
  const { games } = useStores();
  const { rules, changed, chosen, sets, keep } = useHouse();
  const code = useMemo(() => writeLink({ kind: 'rules', rules, options: changed }), [rules, changed]);
  const link = code === null ? null : linkTo(shareAddress(code));
  const { outcome, copy } = useCopy(words);
  const toFile = () => {
    const name = (chosen ?? words.unnamed).slice(0, LONGEST_NAME);
    download(`${fileName(name)}.json`, writeSetFile([{ name, rules, options: changed }]));
  };
  const fromFile = async (text: string) => {
    const read = await readSetFile(text, games);
    if (!read.ok) return say(words.refusals[read.why]);
    if (sets.length + read.sets.length > MOST_SETS) return say(words.full);
    const all = [...sets];
    for (const set of read.sets) all.push({ ...set, name: freeName(all, set.name) });
    say(keep(all, chosen) ? words.imported(read.sets.length) : words.notKept);
  };
  return (
    <section className="card stack" aria-labelledby="house-share">
      <h2 id="house-share">{words.share}</h2>
      <p className="note">{link === null ? words.noLink : words.shareNote}</p>
      {link !== null && (
        <>
          <TextField label={words.link} readOnly value={link} onFocus={(event) => event.target.select()} />
          <Button className="button--wide" onClick={() => void copy(link)}>
            {outcome === 'copied' ? words.copied : words.copy}
          </Button>
        </>
      )}
      {outcome === 'failed' && <p className="note">{words.copyFailed}</p>}
      <div className="row house-pair">
        <Button onClick={toFile}>{words.toFile}</Button>
        <FileButton
          label={words.fromFile}
          accept=".json,application/json"
          onText={(text) => void fromFile(text)}
        />
      </div>
    </section>
  );
}

/** A name that every system takes. */
function fileName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N} ’'-]/gu, '').trim() || 'rules';
}
