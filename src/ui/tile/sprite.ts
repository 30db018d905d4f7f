import { nextTask, STILL, untilIdle, whenIdle } from '../live/idle';
// The faces were drawn for this app; their Chinese characters are outlines of LXGW WenKai TC 700. Paths are relative and rounded to hundredths.
import spriteUrl from './tiles.svg?url';

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
const SVG = 'http://www.w3.org/2000/svg';
/** A face shrinks below its corner index. */
const SHRUNK = 'translate(11 16) scale(.76)';
const SETS = ['t', 'i', 'j'] as const;
type FaceSet = (typeof SETS)[number];
/** Faces in one picture. Fewer mean more pictures to open; more are slower to draw, as every use draws all of them. */
const TOGETHER = 10;
/** A face is 60 wide and has a gap after it: a picture is 640 wide, which the style sheet of `.face` says too. */
const STEP = 64;
/** From one face to the next in `background-position`: percent of the 580 by which a picture is wider than a face. */
const SHIFT = 6400 / 580;

type Symbols = ReadonlyMap<string, string>;

let drawAll: (() => void) | null = null;
let facesOfPage: (() => Promise<(name: string) => string>) | null = null;
let areAllWanted = false;
let areNeeded = false;

/** Has the faces with an index drawn at once. Until somebody wants one they wait until nothing moves. */
export function wantIndexed(): void {
  areNeeded = true;
  drawIndexed();
}

function drawIndexed(): void {
  if (areAllWanted) return;
  areAllWanted = true;
  drawAll?.();
}

/**
 * The plain faces as the page shows them, for a picture of its own: gives SVG, in the colours of now, by the name of a
 * face. Fails before the faces have come.
 */
export function drawnFaces(): Promise<(name: string) => string> {
  return facesOfPage ? facesOfPage() : Promise.reject(new Error('The tile faces have not come.'));
}

/**
 * Makes pictures of the tile faces, and for each face a rule that shows it: `.face--t-c1` plain, `i` with an index, `j`
 * with a badge of its suit. Pictures cost far less to lay out than copies of the drawings; they are made again when the
 * page's colours change. The glyphs of the interface stay drawings, because they take the colour of the text.
 * Done when the faces that are wanted first are shown; the others follow while nothing moves.
 * @param opened the faces wait for it, so that the page is not drawn later because of them
 * @param failed told when the other set of faces is wanted and does not come: those that are there are shown
 */
export async function loadSprite(
  page: Document,
  opened?: Promise<unknown>,
  failed: () => void = () => undefined,
): Promise<void> {
  const answer = await fetch(spriteUrl);
  if (!answer.ok) throw new Error(`${spriteUrl}: ${answer.status}`);
  const symbols: Symbols = new Map(
    [...(await answer.text()).matchAll(SYMBOL)].map(([, id = '', drawing = '']) => [id, drawing]),
  );
  addGlyphs(page, symbols);
  await opened;
  const rules = new CSSStyleSheet();
  page.adoptedStyleSheets.push(rules);
  const show = createFaces(rules);
  const facesFor = chooseFaces(page, symbols, failed);
  const draw = async () => show(drawStrips(page, await facesFor()));
  new MutationObserver(() => void draw()).observe(page.documentElement, {
    attributeFilter: ['data-theme', 'data-suits', 'data-faces'],
  });
  drawAll = () => void draw();
  facesOfPage = async () => {
    const { symbols: shown } = await facesFor();
    const paint = painter(page, shown);
    return (name) => paint(shown.get(`t-${name}`) ?? '');
  };
  await draw();
  whenIdle(drawIndexed, STILL);
}

interface Faces {
  readonly symbols: Symbols;
  /** The classes that show one face, for each kind of face: plain, with an index, with a badge. */
  readonly sets: readonly (readonly FaceSet[])[];
}

/**
 * Gives a function that gives the faces which the page wants. Modern ones show for every class, as they need no index;
 * plain ones do so until those with an index are drawn.
 */
function chooseFaces(page: Document, symbols: Symbols, failed: () => void): () => Promise<Faces> {
  let modern: Symbols | null = null;
  const isModern = () => page.documentElement.dataset['faces'] === 'modern';
  return async () => {
    try {
      if (isModern()) modern ??= new Map([...symbols, ...(await import('./modernFaces')).modernFaces()]);
    } catch {
      failed();
    }
    if (isModern() && modern) return { symbols: modern, sets: [SETS] };
    return { symbols, sets: areAllWanted ? SETS.map((set) => [set]) : [SETS] };
  };
}

/**
 * Gives a function that shows faces by these rules. The first faces are shown at once; more of them, and faces in other
 * colours, when all are there.
 */
function createFaces(rules: CSSStyleSheet): (strips: readonly Strip[]) => Promise<void> {
  let drawn = '';
  let areShown = false;
  const put = (shown: string) => {
    rules.replaceSync(shown);
    areShown = true;
  };
  /** By what is drawn, of all that may be shown. */
  const pictures = new Map<string, Picture>();
  const pictureOf = ({ picture }: Strip): Picture => {
    let made = pictures.get(picture);
    if (!made) {
      const svg = `<svg xmlns="${SVG}" viewBox="0 0 640 80">${picture}</svg>`;
      const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      made = { address, image: new Image() };
      pictures.set(picture, made);
    }
    return made;
  };
  return async (strips) => {
    const drawing = strips.map(({ picture }) => picture).join('');
    if (drawing === drawn) return;
    const isMore = drawing.startsWith(drawn);
    drawn = drawing;
    let shown = '';
    for (const strip of strips) {
      await nextTask();
      shown += rulesOf(strip, pictureOf(strip).address);
    }
    if (drawing !== drawn) return;
    const areFirst = !areShown;
    if (areFirst) put(shown);
    for (const strip of strips) {
      const { address, image } = pictureOf(strip);
      // Those with an index are rarely needed.
      if (isMore) await untilIdle(strip.isPlain || areNeeded ? 0 : STILL);
      image.src ||= address;
      await image.decode().catch(() => undefined);
    }
    if (drawing !== drawn) return;
    if (!areFirst) put(shown);
    for (const [picture, { address }] of pictures) {
      if (drawing.includes(picture)) continue;
      URL.revokeObjectURL(address);
      pictures.delete(picture);
    }
  };
}

interface Picture {
  readonly address: string;
  /** A decoded picture stays decoded while it is referenced. */
  readonly image: HTMLImageElement;
}

/** Puts the outlines of the glyphs where `<use>` finds them, without a string becoming HTML: the page's policy forbids that. */
function addGlyphs(page: Document, symbols: Symbols): void {
  const sheet = page.createElementNS(SVG, 'svg');
  sheet.style.display = 'none';
  for (const [id, drawing] of symbols) {
    if (!id.startsWith('g-')) continue;
    const outline = page.createElementNS(SVG, 'path');
    outline.id = id;
    outline.setAttribute('d', drawing.split('"')[1] ?? '');
    sheet.append(outline);
  }
  page.body.prepend(sheet);
}

/** Faces side by side in one picture. */
interface Strip {
  /** From left to right. */
  readonly names: readonly string[];
  readonly classes: readonly FaceSet[];
  /** Without an index. */
  readonly isPlain: boolean;
  /** SVG. */
  readonly picture: string;
}

/** Gives a function that puts into a drawing what it refers to, and the colours that the page has now. */
function painter(page: Document, symbols: Symbols): (drawing: string) => string {
  const colours = getComputedStyle(page.documentElement);
  const known = new Map<string, string>();
  const colour = (_: string, name: string, otherwise = '') => {
    const value = known.get(name) ?? colours.getPropertyValue(name);
    known.set(name, value);
    return value || otherwise;
  };
  return (drawing) =>
    drawing
      .replace(/<use href="#([^"]+)"\/>/g, (_, id: string) => symbols.get(id) ?? '')
      .replace(/var\((--[^,)]+)(?:,([^)]+))?\)/g, colour);
}

/** Plain faces first. */
function drawStrips(page: Document, { symbols, sets }: Faces): Strip[] {
  const pictureOf = painter(page, symbols);
  return sets.flatMap((classes) => {
    const [set = 't'] = classes;
    const faces = [...symbols].flatMap(([id, drawing]) => {
      const name = id.slice(2);
      const corner = symbols.get(`${set}-${name}`);
      if (!id.startsWith('t-') || corner === undefined) return [];
      const face = set === 't' ? drawing : `<g transform="${SHRUNK}">${drawing}</g>${corner}`;
      return { name, picture: pictureOf(face) };
    });
    const strips: Strip[] = [];
    while (faces.length > 0) {
      const some = faces.splice(0, TOGETHER);
      const pictures = some.map(({ picture }, at) => `<g transform="translate(${at * STEP})">${picture}</g>`);
      const names = some.map(({ name }) => name);
      strips.push({ names, classes, isPlain: set === 't', picture: pictures.join('') });
    }
    return strips;
  });
}

function rulesOf({ names, classes }: Strip, address: string): string {
  const rules = names.map((name, at) => {
    const faces = classes.map((set) => `.face--${set}-${name}`).join();
    return `${faces}{background-image:url("${address}");background-position:${at * SHIFT}%}`;
  });
  return rules.join('');
}
