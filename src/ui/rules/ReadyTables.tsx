import { presetsOf } from '../../store/selectors/presets';
import { Fetched } from '../controls/Fetched';
import { OwnCard } from '../printed/PrintedCard';
import { useDrawing } from './context';
import { Heading } from './Entries';
import { rulesAddress } from './place';
import { changesIn } from './terms';

/** The ready-made tables of the rule set, with what each changes. */
export function ReadyTables({ level }: { readonly level: number }) {
  const { wording } = useDrawing();
  const { own, rules, game } = wording;
  return (
    <>
      <Heading level={level}>{own.tables}</Heading>
      <dl className="list rules-tables">
        {presetsOf(rules).map(({ id, options }) => {
          const changes = changesIn(options, wording).map(([, name, value]) => own.pair(name, value));
          return (
            <div key={id}>
              <dt>{game.presets[id]}</dt>
              <dd>{own.listed(changes) || own.unchanged}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** How the match under way differs from the page. */
export function YourMatch() {
  const { wording, match } = useDrawing();
  if (!match) return null;
  const { own, rules } = wording;
  const changes = changesIn(match.changed, wording);
  return (
    <aside className="card rules-match" aria-label={own.yourMatch}>
      <p>
        <b>{own.yourMatch}</b> {changes.length === 0 ? own.asWritten : own.differs}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(([id, name, value]) => (
            <li key={id}>
              <a href={rulesAddress(rules, `option-${id}`)}>{own.pair(name, value)}</a>
            </li>
          ))}
        </ul>
      )}
      <Fetched>
        <OwnCard rules={rules} options={match.changed} />
      </Fetched>
    </aside>
  );
}
