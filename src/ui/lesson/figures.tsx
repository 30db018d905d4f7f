import { kindsOfText } from '../../engine/notation';
import { suitOf } from '../../engine/tiles';
import type { TileKind } from '../../engine/types';
import { namedItems } from '../../store/lesson/scores';
import type { Person } from '../../store/types';
import { useText } from '../context';
import { amountIn } from '../table/worth';
import { ItemsButton } from '../rules/ItemsButton';
import { wordFor } from '../text';
import { IndexSwitch } from '../tile/IndexSwitch';
import { Tile } from '../tile/Tile';
import { useLesson, useLessonText, useTaughtWords } from './useLesson';
import './lesson.css';

/** What a step shows beside its words. */
export function StepFigures({ step }: { readonly step: number }) {
  const words = useLessonText();
  switch (step) {
    case 0:
      return (
        <>
          <Catalogue rows={CATALOGUE} words={words.catalogue} />
          <IndexSwitch />
        </>
      );
    case 1:
      return (
        <>
          <Catalogue rows={SETS} words={words.sets} />
          <p className="note">{words.suitNote}</p>
        </>
      );
    case 2:
      return <SeatOrder />;
    case 3:
      return (
        <>
          <ClaimList />
          <SeatOrder />
        </>
      );
    default:
      return <Patterns />;
  }
}

const CATALOGUE = {
  dots: kindsOfText('123456789p'),
  bamboo: kindsOfText('123456789s'),
  characters: kindsOfText('123456789m'),
  winds: kindsOfText('ESWN'),
  dragons: kindsOfText('CFP'),
  bonus: kindsOfText('1234f1234y'),
};

const SETS = {
  chow: kindsOfText('345p'),
  pong: kindsOfText('777s'),
  kong: kindsOfText('2222m'),
  eyes: kindsOfText('WW'),
};

interface CatalogueProps<Name extends string> {
  readonly rows: Readonly<Record<Name, readonly TileKind[]>>;
  readonly words: Readonly<Record<Name, readonly string[]>>;
}

/** Tiles in rows, each with its name and a word about it. */
function Catalogue<Name extends string>({ rows, words }: CatalogueProps<Name>) {
  const names = Object.keys(rows) as Name[];
  return (
    <dl className="stack lesson-catalogue">
      {names.map((name) => (
        <div key={name} className="stack">
          <dt>
            <b>{words[name][0]}</b> <span>{words[name][1]}</span>
          </dt>
          <dd>
            <TileRow kinds={rows[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Tiles lying side by side, read out as one list. */
export function TileRow({ kinds }: { readonly kinds: readonly TileKind[] }) {
  const text = useText();
  return (
    <span className="row lesson-row" role="img" aria-label={kinds.map((kind) => text.tile(kind)).join(', ')}>
      {together(kinds).map((group, at) => (
        <span key={at} className="tiles">
          {group.map((kind, place) => (
            <Tile key={place} kind={kind} silent />
          ))}
        </span>
      ))}
    </span>
  );
}

/** Tiles of one suit, and honours alike, which stay together where a row ends. */
function together(kinds: readonly TileKind[]): readonly (readonly TileKind[])[] {
  const groups: TileKind[][] = [];
  for (const kind of kinds) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const isOn =
      before !== undefined && suitOf(before) === suitOf(kind) && (suitOf(kind) < 3 || before === kind);
    if (group && isOn) group.push(kind);
    else groups.push([kind]);
  }
  return groups;
}

/** The four players as they sit, in the order of play. */
function SeatOrder() {
  const text = useText();
  const words = useLessonText();
  return (
    <ol className="lesson-seats" aria-label={words.order}>
      {PLAY_ORDER.map(([person, area], wind) => (
        <li key={person} style={{ gridArea: area }}>
          <b>
            {wind + 1} {text.people[person]}
          </b>
          <span>{text.wind(wind)}</span>
        </li>
      ))}
    </ol>
  );
}

const PLAY_ORDER = [
  ['mei', 'l'],
  ['you', 's'],
  ['wing', 'r'],
  ['chiu', 'a'],
] as const satisfies readonly (readonly [Person, string])[];

function ClaimList() {
  const words = useLessonText();
  return (
    <>
      <ol className="lesson-claims">
        {words.claims.map(([name, who]) => (
          <li key={name}>
            <b>{name}</b> <span>{who}</span>
          </li>
        ))}
      </ol>
      <p className="note">{words.claimNote}</p>
    </>
  );
}

function Patterns() {
  const game = useTaughtWords();
  const lesson = useLesson();
  const unit = lesson.rules.scale?.unit ?? '';
  const words = useLessonText();
  return (
    <>
      <table className="card figures lesson-table">
        <tbody>
          {namedItems(lesson).map(({ id, value }) => (
            <tr key={id}>
              <th scope="row">
                <b>{wordFor(game.items, id)}</b> <span>{words.patterns[id]}</span>
              </th>
              <td>{amountIn(game.units, { value, unit })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{words.valueTail}</p>
      <div className="row">
        <ItemsButton rules={lesson.id} />
      </div>
    </>
  );
}
