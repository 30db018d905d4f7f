import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findChromium } from '../e2e/browser';
import { serveScenes } from './scenes';

/** Screens are checked at these sizes. */
const sizes = [
  '1440x900',
  '1366x768',
  '1280x720',
  '1024x768',
  '768x1024',
  '390x844',
  '390x660',
  '360x740',
  '320x568',
  '844x390',
  '2560x1080',
];
const scenes = [
  'claim',
  'turn',
  'worst',
  'many',
  'sight',
  'sight-worst',
  'sight-riichi',
  'coachline-claim',
  'coachline-turn',
  'coachline-worst',
  'coachline-many',
  'coach-claim',
  'coach-turn',
  'coach-worst',
  'coach-many',
  'coach-three',
  'coach-sixteen-turn',
  'coach-classical-turn',
  'coach-american-pass',
  'coach-american-claims',
  'coachline-american-pass',
  ...[
    'turn',
    'worst',
    'classical-turn',
    'american-pass',
    'american-claims',
    'american-swap',
    'american-worst',
    'american-named-turn',
  ].map((name) => `aims-${name}`),
  'practice-home',
  'practice-new',
  'practice-ask',
  'practice-right',
  'practice-wrong',
  'practice-end',
  'practice-day',
  'practice-day-answered',
  'practice-day-worst',
  'practice-days',
  'practice-common-ask',
  'practice-classical-wrong',
  'practice-exchange',
  'practice-exchange-wrong',
  'idle',
  'doing',
  'skipped',
  'dice',
  'toast',
  'result',
  'botwin',
  'drawn',
  'home',
  'saved',
  'standings',
  'standings-played',
  'standings-classical',
  'history',
  ...[
    'open',
    'refused',
    'rules',
    'challenge',
    'first',
    'result',
    'record',
    'names',
    'result-names',
    'day',
    'played',
    'form',
  ].map((name) => `share-${name}`),
  ...[
    'mid',
    'deal',
    'closed',
    'seat',
    'end',
    'worst',
    'worst-closed',
    'three',
    'three-worst',
    'sixteen',
    'sixteen-worst',
    'classical',
    'american',
    'aims',
    'aims-classical',
    'names',
  ].map((moment) => `replay-${moment}`),
  ...[
    'hand',
    'look',
    'look-open',
    'look-last',
    'look-classical',
    'look-american',
    'look-names',
    'table',
    'errors',
    'match',
    'classical',
    'american',
    'common',
    'names',
    'empty',
  ].map((name) => `review-${name}`),
  ...['many', 'few', 'none', 'three', 'riichi'].map((name) => `statistics-${name}`),
  'every-hand',
  'every-hand-stakes',
  'closing',
  'three',
  'three-turn',
  'three-worst',
  'sixteen',
  'sixteen-turn',
  'sixteen-worst',
  ...[
    'pass',
    'blind',
    'vote',
    'courtesy',
    'claim',
    'claims',
    'swap',
    'worst',
    'large',
    'result',
    'wild',
    'named',
    'mixed',
  ].map((name) => `american-${name}`),
  'marked',
  ...[
    'turn',
    'last',
    'declare',
    'ready',
    'bound',
    'claim',
    'worst',
    'long',
    'result',
    'dear',
    'drawn',
    'nine',
    'standings',
  ].map((name) => `riichi-${name}`),
  'classical-claim',
  'classical-turn',
  'classical-worst',
  'classical-across',
  'classical-result',
  'classical-limit',
  'classical-unlimited',
  'classical-keep',
  'classical-drawn',
  'classical-standings',
  ...['claim', 'few', 'worst', 'result', 'standings'].map((name) => `competition-${name}`),
  ...['exchange', 'void', 'turn', 'claim', 'two', 'out', 'worst', 'long', 'result', 'empty'].map(
    (name) => `sichuan-${name}`,
  ),
  'newstyle-few',
  'newstyle-result',
  ...['turn', 'claim', 'ready', 'missed', 'worst', 'two', 'result'].map((name) => `taiwan-${name}`),
  ...['own', 'drawn', 'left', 'across', 'right', 'three', 'sixteen', 'two'].flatMap((winner) =>
    ['80', '320', '440', '520', '1219', 'less'].map((moment) => `win-${winner}-${moment}`),
  ),
];
const themes = ['light', 'dark'];
/** Taken when they are asked for: forced colours, and text twice as large. */
const OTHER_THEMES = ['forced', 'zoom'];

const USAGE = `npm run shots -- [scene,…] [size,…] [theme,…] [folder]

Pictures of hand-made states, and what overflows. Without arguments, or with "all", all that there is.

scene   as tests/ui/gallery.tsx knows them. win-* stands for all listed scenes that begin like that;
        win-own-320 is a win of your own after 320 milliseconds, win-own-less the same with less motion
size    390x844: pixels, width and height
theme   ${[...themes, ...OTHER_THEMES].join(', ')}
folder  reports/shots`;

/** What was asked for; how to ask, where that is asked. A fault ends with a message. */
function readArguments(given: readonly string[]) {
  if (given.includes('--help')) return USAGE;
  const flag = given.find((each) => each.startsWith('-'));
  if (flag !== undefined) throw new Error(`There is no ${flag}. --help says what there is.`);
  const [scene, size, theme, folder = 'reports/shots', ...more] = given;
  if (more.length > 0) throw new Error(`Four arguments at most: "${more.join(' ')}" is too much.`);
  const asked = { scenes: chosen(scene, scenes), sizes: chosen(size, sizes), themes: chosen(theme, themes) };
  const wrong = [
    ...asked.sizes.filter((each) => !/^\d+x\d+$/.test(each)).map((each) => `"${each}" is no size`),
    ...asked.themes
      .filter((each) => ![...themes, ...OTHER_THEMES].includes(each))
      .map((each) => `"${each}" is no theme`),
  ];
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')}. --help says what there is.`);
  return { ...asked, folder };
}

/** Takes the pictures that the command line asks for. */
async function takeShots(given: readonly string[]): Promise<void> {
  const asked = readArguments(given);
  if (typeof asked === 'string') return console.log(asked);
  const { folder } = asked;
  mkdirSync(folder, { recursive: true });
  const server = await serveScenes(`gallery-${process.pid}`);
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', ...found.args],
  });
  try {
    for (const each of asked.sizes) {
      const [width = 0, height = 0] = each.split('x').map(Number);
      const page = await browser.newPage({ viewport: { width, height } });
      for (const name of asked.scenes) {
        for (const look of asked.themes) {
          await shoot(
            page,
            `${server.address}#scene=${name}&theme=${look}`,
            join(folder, `${name}-${each}-${look}.png`),
          );
        }
      }
      await checkStill(page, server.address);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The same table with and without a prompt: whatever lies elsewhere is printed. */
async function checkStill(page: Page, address: string): Promise<void> {
  const [idle, asked] = [
    await placesIn(page, `${address}#scene=idle`),
    await placesIn(page, `${address}#scene=claim`),
  ];
  const moved = asked.filter((place) => !idle.includes(place));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  console.log(
    [
      `${width}x${height}: ${asked.length - moved.length} of ${asked.length} stay where they are`,
      ...moved,
    ].join('\n  '),
  );
}

async function placesIn(page: Page, address: string): Promise<string[]> {
  await open(page, address);
  return page.evaluate<string[]>('placesOf()');
}

/** A moment of something that moves. */
const MOVING = /scene=win-\w+-\d+&/;

/** Fails with what the page says where it knows no such scene. */
async function open(page: Page, address: string): Promise<void> {
  const [, scene] = /scene=([^&]*)/.exec(address) ?? [];
  const broken = page.waitForEvent('pageerror', { timeout: 0 }).then(({ message }) => {
    throw new Error(`Scene "${scene}": ${message}`);
  });
  await page.emulateMedia({ reducedMotion: MOVING.test(address) ? 'no-preference' : 'reduce' });
  await page.goto('about:blank');
  await page.goto(address);
  await Promise.race([page.locator('main').waitFor(), broken]);
  broken.catch(() => undefined);
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** Pixels: the font size that browsers begin with. */
const TEXT = 16;

/** As the setting of the browser does: lengths in `rem`, and conditions in `em`, follow it. */
async function enlargeText(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

async function shoot(page: Page, address: string, file: string): Promise<void> {
  await page.emulateMedia({ forcedColors: address.endsWith('forced') ? 'active' : 'none' });
  await enlargeText(page, address.endsWith('zoom') ? 2 * TEXT : TEXT);
  await open(page, address);
  await page.evaluate('showWin()');
  await page.screenshot({ path: file, animations: address.includes('scene=win-') ? 'allow' : 'disabled' });
  const faults = await page.evaluate<string[]>('findFaults()');
  console.log([file, ...faults].join('\n  '));
}

function chosen(argument: string | undefined, all: readonly string[]): readonly string[] {
  if (argument === undefined || argument === 'all') return all;
  return argument.split(',').flatMap((name) => {
    if (!name.endsWith('*')) return name;
    const found = all.filter((each) => each.startsWith(name.slice(0, -1)));
    if (found.length === 0) throw new Error(`Nothing begins like "${name}".`);
    return found;
  });
}

await takeShots(process.argv.slice(2)).catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
});
