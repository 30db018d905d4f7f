import { parseSeat } from '../../engine/notation';
import { completeOptions } from '../../store/facts/optionList';
import { FaceDown, Tile } from '../tile/Tile';
import { wordFor } from '../text';
import type { FullText } from '../text';
import type { RulesTexts } from '../text/enRules';
import { useDrawing } from './context';
import { exampleGroups } from './exampleHand';
import type { ExampleGroup } from './exampleHand';
import type { Example } from '../../rule-sets/examples';
import { changesIn, hasFaan } from './terms';
import type { Wording } from './terms';

/** A hand with its circumstances and what it counts. */
export function ExampleHand({ example }: { readonly example: Example }) {
  const { wording } = useDrawing();
  const { text, own } = wording;
  const groups = exampleGroups(example.hand);
  const label = groups.map((group) => groupWords(group, text, own)).join('; ');
  return (
    <figure className="example">
      <div className="example-tiles" role="img" aria-label={label}>
        {groups.map((group, at) => (
          <Group key={at} group={group} />
        ))}
      </div>
      <figcaption>
        <span>{own.listed(circumstances(example, wording))}</span>
        <Sum example={example} />
      </figcaption>
    </figure>
  );
}

function Group({ group: { kinds, sort, won } }: { readonly group: ExampleGroup }) {
  return (
    <span className={`example-group example-group--${sort}`}>
      {kinds.map((kind, at) =>
        sort === 'concealed-kong' && at < 2 ? (
          <FaceDown key={at} />
        ) : (
          <Tile key={at} kind={kind} className={tileClass(sort, at, won)} silent />
        ),
      )}
    </span>
  );
}

/** The claimed tile of a meld lies turned, as if it came from the player before. */
function tileClass(sort: ExampleGroup['sort'], at: number, won: number): string {
  if (sort === 'laid-out' && at === 0) return 'tile--turned';
  return at === won ? 'tile--won' : '';
}

function groupWords({ kinds, sort, won }: ExampleGroup, text: FullText, own: RulesTexts): string {
  const [first = 0, second] = kinds;
  const tiles = own.listed(kinds.map(text.tile));
  switch (sort) {
    case 'bonus':
      return own.bonusTiles(tiles);
    case 'concealed-kong':
      return text.meld('kong', first, true);
    case 'laid-out':
      return own.laidOut(
        text.meld(kinds.length === 4 ? 'kong' : first === second ? 'pong' : 'chow', first, false),
      );
    case 'held':
      return own.listed([
        own.concealed(tiles),
        ...(won < 0 ? [] : [own.winning(text.tile(kinds[won] ?? 0))]),
      ]);
  }
}

function circumstances(
  { seat, by = 'discard', from, situation, options }: Example,
  wording: Wording,
): string[] {
  const { own } = wording;
  return [
    own.sits(place(seat ?? 'S'), 0),
    own.won[by](place(from ?? 'W')),
    ...(situation ? [own.situations[situation]] : []),
    ...changesIn(options ?? {}, wording).map(([, name]) => own.needs(name)),
  ];
}

const place = (letter: string) => parseSeat(letter) ?? 0;

/** The items of the example and their sum, as the scorer gives them. */
function Sum({ example }: { readonly example: Example }) {
  const { text, own, rules } = useDrawing().wording;
  const [main = '', bonus = ''] = (example.gives[rules] ?? '').split(' | ');
  const lines = [...linesOf(main, ''), ...linesOf(bonus, own.bonus)];
  const total = lines.reduce((sum, { faan }) => sum + faan, 0);
  const most = completeOptions(rules, {})['limitFaan'];
  const isLimit = lines.every(({ faan }) => faan === 0);
  return (
    <span className="example-sum">
      {lines.map(({ id, faan, note }) => (
        <span key={id}>
          {[wordFor(text.items, id), note && `(${note})`, faan > 0 ? faan : ''].filter(Boolean).join(' ')}
        </span>
      ))}
      {hasFaan(rules) && (
        <b>
          {isLimit ? text.limit : text.faan(total)}
          {typeof most === 'number' && total > most && ` (${own.capped(most)})`}
        </b>
      )}
    </span>
  );
}

function linesOf(items: string, note: string): { id: string; faan: number; note: string }[] {
  const parts = items === '' ? [] : items.split(' + ');
  return parts.map((part) => {
    const [id = '', faan = '0'] = part.split(' ');
    return { id, faan: Number(faan), note };
  });
}
