import { expect, test } from './scenePage';
import { openScene } from './gallery';
import { LANGUAGES } from './languages';
import { faultsAtSizes } from './stillness';

/** Each half has desks and phones. */
const SIZES = [
  [1440, 900],
  [390, 844],
  [844, 390],
  [768, 1024],
  [320, 568],
  [1280, 720],
] as const;
/** Like one of those: each scene is looked at in one of them. */
const MORE_SIZES = [
  [2560, 1080],
  [360, 740],
  [1024, 768],
  [390, 660],
] as const;

/** Scenes of the gallery by the first part of their names. */
const SCENES = {
  american: 'pass blind vote courtesy claim claims swap worst large',
  classical: 'claim turn worst across result limit unlimited keep drawn standings',
  competition: 'few claim worst result standings',
  coach: 'claim turn worst many three sixteen-turn classical-turn',
  practice: 'home ask right wrong end day day-answered day-worst days common-ask classical-wrong',
  review: 'hand match classical',
  sichuan: 'exchange void turn claim two out worst long result empty',
  newstyle: 'few result',
  taiwan: 'turn claim ready missed worst two result',
  riichi: 'turn declare ready bound claim worst long result dear drawn nine standings',
};

/** Runs in the page. */
const faultsOfTable = () => window.findFaults();
/** Runs in the page: what must not be cut either. */
const faultsOfScreen = () => [...window.findFaults(), ...window.findTight()];

// Every scene is looked at in every one of the sizes, with the words of one language after the other.
for (const [group, names] of Object.entries(SCENES))
  test(`what stands on a screen lies beside each other, ${group}`, async ({ page }) => {
    const find = group === 'practice' ? faultsOfScreen : faultsOfTable;
    const faults: string[] = [];
    for (const [row, name] of names.split(' ').entries()) {
      await openScene(page, `${group}-${name}`);
      for (const [half, language] of LANGUAGES.entries()) {
        const more = MORE_SIZES.filter((_, at) => half === 0 && at === row % MORE_SIZES.length);
        const sizes = [...SIZES, ...more].filter((_, at) => (at + row + half) % LANGUAGES.length === 0);
        await page.evaluate((tag) => window.showIn(tag), language);
        faults.push(...(await faultsAtSizes(page, sizes, find)).map((fault) => `${name}, ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
