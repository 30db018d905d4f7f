import { loadBook } from '../../src/bots/knownBooks';
import { openPanels } from '../../src/ui/panels/usePanels';
import { isScreen } from '../../src/ui/table/screen';
import type { fixtureStores } from './fixtures';

/** What the own hand may become, open and found, with the nearest hand pinned where tiles are missing. */
export async function showAims({ game, aims }: ReturnType<typeof fixtureStores>): Promise<void> {
  const { match } = game.getState();
  if (!match) return;
  await loadBook(match.rules);
  if (!isScreen('desktop')) openPanels.setState({ over: 'aims', asked: 'aims' });
  aims.getState().watch();
  await new Promise<void>((done) => {
    aims.subscribe(({ aims: { status } }) => status !== 'thinking' && done());
  });
  const { aims: found } = aims.getState();
  if (found.status === 'found') aims.getState().pin(found.aims.find(({ lost }) => lost === null)?.id ?? null);
}
