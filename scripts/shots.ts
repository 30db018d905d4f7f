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
  ...['own', 'drawn', 'left', 'across', 'right', 'three', 'sixteen', 'two'].flatMap((winner) =>
    ['80', '320', '440', '520', '1219', 'less'].map((moment) => `win-${winner}-${moment}`),
  ),
];
/** `forced` (forced colours) and `zoom` (text twice as large) are taken when asked for. */
const themes = ['light', 'dark'];

/**
 * `npm run shots -- [scene,…] [size,…] [theme,…] [folder]`: pictures of hand-made states, and what overflows. `win-*`
 * stands for all scenes that begin like that; `win-own-320` is a win of your own after 320 milliseconds, `win-own-less`
 * the same with less motion.
 */
async function takeShots(): Promise<void> {
  const [scene, size, theme, folder = 'reports/shots'] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const server = await serveScenes(`gallery-${process.pid}`);
  const found = await findChromium();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: ['--no-sandbox', ...found.args],
  });
  for (const each of chosen(size, sizes)) {
    const [width = 0, height = 0] = each.split('x').map(Number);
    const page = await browser.newPage({ viewport: { width, height } });
    for (const name of chosen(scene, scenes)) {
      for (const look of chosen(theme, themes)) {
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
  await browser.close();
  await server.close();
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

async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: MOVING.test(address) ? 'no-preference' : 'reduce' });
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator('main').waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

async function shoot(page: Page, address: string, file: string): Promise<void> {
  await page.emulateMedia({ forcedColors: address.endsWith('forced') ? 'active' : 'none' });
  await open(page, address);
  if (address.endsWith('zoom')) await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await page.evaluate('showWin()');
  await page.screenshot({ path: file, animations: address.includes('scene=win-') ? 'allow' : 'disabled' });
  const faults = await page.evaluate<string[]>('findFaults()');
  console.log([file, ...faults].join('\n  '));
}

function chosen(argument: string | undefined, all: readonly string[]): readonly string[] {
  if (argument === undefined || argument === 'all') return all;
  return argument
    .split(',')
    .flatMap((name) =>
      name.endsWith('*') ? all.filter((each) => each.startsWith(name.slice(0, -1))) : name,
    );
}

await takeShots();
