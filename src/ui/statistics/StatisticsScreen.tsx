import { useCallback, useMemo, useState } from 'react';
import type { BotFigures } from '../../bots/figures';
import type { RuleSetId } from '../../engine/types';
import { browserStorage } from '../../store/saves/browserStorage';
import { botFiguresOf } from '../../store/statistics/botFigures';
import { countedMatches, gamesOf } from '../../store/statistics/chosen';
import type { CountedMatch } from '../../store/statistics/chosen';
import { handsAsCsv } from '../../store/statistics/csv';
import { DIGEST } from '../../store/statistics/digest';
import { keptOutlook, SPANS } from '../../store/statistics/outlook';
import type { Part, StatisticsOutlook } from '../../store/statistics/outlook';
import { statisticsOf, sumsByGame } from '../../store/statistics/statistics';
import { useText, useWords } from '../context';
import { useGameName } from '../useGameName';
import { Button } from '../controls/buttons';
import { Fetched } from '../controls/Fetched';
import { Page } from '../controls/Page';
import { Picker } from '../controls/Select';
import { Segmented } from '../controls/Segmented';
import { download } from '../download';
import { useDerived } from '../history/useDerived';
import { useHistory } from '../history/useHistory';
import { useTitle } from '../live/title';
import { GameContext } from '../text/gameWords';
import { useLoadedGame } from '../useLoadedGame';
import { useLoading } from '../useLoading';
import { BotsCard } from './BotsCard';
import { GamesCard } from './GamesCard';
import { ItemsCard } from './ItemsCard';
import { RatesCard } from './RatesCard';
import { TimeCard } from './TimeCard';
import './statistics.css';
import './charts.css';
import { statisticsWords } from '../text';

/** How you play, in figures, beside the bots. */
export function StatisticsScreen(props: { readonly onClose: () => void }) {
  return (
    <Fetched>
      <StatisticsPage {...props} />
    </Fetched>
  );
}

function StatisticsPage({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(statisticsWords);
  useTitle(words.title);
  const entries = useHistory((state) => state.entries);
  const isRead = useHistory((state) => state.status) !== 'loading';
  const { byMatch: digests, status, missing } = useDerived(DIGEST, entries, isRead);
  const matches = useMemo(() => countedMatches(entries, digests), [entries, digests]);
  const isReading = !isRead || status === 'reading';
  return (
    <Page title={words.title} back={words.back} onBack={onClose}>
      <main className="page-body statistics" aria-busy={isReading}>
        {isReading || status === 'making' ? (
          <p className="note status" role="status">
            {isReading ? words.reading : missing > 0 ? words.making(missing) : ''}
          </p>
        ) : null}
        {!isReading && matches.length === 0 && status === 'ready' && <p className="card">{words.none}</p>}
        {matches.length > 0 && <Figures matches={matches} />}
      </main>
    </Page>
  );
}

function Figures({ matches }: { readonly matches: readonly CountedMatch[] }) {
  const words = useWords(statisticsWords);
  const nameOf = useGameName();
  const [outlook, setOutlook] = useState(() => keptOutlook.peek(browserStorage));
  const [chosen, setChosen] = useState<RuleSetId | null>(null);
  const [message, setMessage] = useState('');
  const games = useMemo(() => gamesOf(matches), [matches]);
  const sums = useMemo(() => sumsByGame(matches), [matches]);
  const rules = games.find((id) => id === chosen) ?? games[0] ?? '';
  const change = (part: Partial<StatisticsOutlook>) => {
    setOutlook({ ...outlook, ...part });
    keptOutlook.write(browserStorage, { ...outlook, ...part });
  };
  const save = () => {
    download('mahjong-hands.csv', handsAsCsv(matches), 'text/csv;charset=utf-8');
    setMessage(words.exported(matches.reduce((all, { digest }) => all + digest.hands.length, 0)));
  };
  return (
    <>
      <div className="row row--apart stat-choices">
        <Segmented
          label={words.span}
          isLabelUnseen
          values={SPANS}
          value={outlook.span}
          wordFor={words.spanOf}
          onChange={(next) => change({ span: next })}
        />
        <Picker
          label={words.game}
          isLabelUnseen
          values={games}
          value={rules}
          wordFor={nameOf}
          onChange={setChosen}
        />
      </div>
      <GameFigures key={rules} {...{ matches, rules, outlook }} onOutlook={change} />
      {sums.length > 1 && <GamesCard games={sums} />}
      <footer className="row stat-foot">
        <p className="note">{words.here}</p>
        <Button onClick={save}>{words.export}</Button>
        <p role="status">{message}</p>
      </footer>
    </>
  );
}

interface GameFiguresProps {
  readonly matches: readonly CountedMatch[];
  readonly rules: RuleSetId;
  readonly outlook: StatisticsOutlook;
  readonly onOutlook: (part: Partial<StatisticsOutlook>) => void;
}

const NOTHING_KNOWN: BotFigures = {};

/** The cards of one game. Its words are loaded first. */
function GameFigures({ matches, rules, outlook, onOutlook }: GameFiguresProps) {
  const words = useWords(statisticsWords);
  const { setUp } = useText();
  const { isLoaded, hasFailed, retry } = useLoadedGame(rules);
  const load = useCallback(() => botFiguresOf(rules), [rules]);
  const figures = useLoading(isLoaded ? load : null);
  const bots = figures.failed ? NOTHING_KNOWN : figures.value;
  const { span, tables } = outlook;
  const statistics = useMemo(() => statisticsOf(matches, rules, span || null), [matches, rules, span]);
  if (hasFailed)
    return (
      <p className="card" role="alert">
        {words.failed} <Button onClick={retry}>{words.retry}</Button>
      </p>
    );
  if (!isLoaded || !bots) return <p aria-busy="true">{setUp.loading}</p>;
  const card = (part: Part) => ({
    isTable: tables.includes(part),
    onTable: (isTable: boolean) =>
      onOutlook({ tables: isTable ? [...tables, part] : tables.filter((each) => each !== part) }),
  });
  return (
    <Fetched>
      <GameContext value={rules}>
        <div className="stat-grid">
          <TimeCard time={statistics.time} {...card('time')} />
          <RatesCard {...{ statistics, bots }} {...card('rates')} />
          <ItemsCard {...{ statistics }} {...card('items')} />
          <BotsCard {...{ statistics, bots }} {...card('bots')} />
        </div>
      </GameContext>
    </Fetched>
  );
}
