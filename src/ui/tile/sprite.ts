import { whenIdle } from '../live/idle';
import spriteUrl from './tiles.svg?url';

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
/** A face shrinks below its corner index. */
const SHRUNK = 'translate(11 16) scale(.76)';
const SETS = ['t', 'i', 'j'] as const;
/** Idle milliseconds. More than a frame lasts: then nothing moves on the page. */
const STILL = 20;

type Symbols = ReadonlyMap<string, string>;

/**
 * Makes a picture of every tile face and a rule that shows it: `.face--t-c1` plain, `i` with an index, `j` with a
 * badge of its suit. Pictures cost far less to lay out than copies of the drawings; they are made again when the
 * page's colours change. The glyphs of the interface stay drawings, because they take the colour of the text.
 */
export async function loadSprite(page: Document): Promise<void> {
  const answer = await fetch(spriteUrl);
  if (!answer.ok) throw new Error(`The tile faces could not be loaded (${answer.status}).`);
  const symbols: Symbols = new Map(
    [...(await answer.text()).matchAll(SYMBOL)].map(([, id = '', drawing = '']) => [id, drawing]),
  );
  page.body.insertAdjacentHTML('afterbegin', glyphs(symbols));
  const faces = new Faces(page.head.appendChild(page.createElement('style')));
  const draw = () => faces.show(drawFaces(page, symbols));
  new MutationObserver(() => void draw()).observe(page.documentElement, {
    attributeFilter: ['data-theme', 'data-suits'],
  });
  await draw();
}

/**
 * The tile faces of the page. The first set is shown at once. A set in other colours is shown when it is
 * complete.
 */
class Faces {
  private readonly rules: HTMLStyleElement;
  private drawn = '';
  /** A decoded picture stays decoded while it is referenced. */
  private shown: readonly HTMLImageElement[] = [];
  private readonly overtaken: HTMLImageElement[] = [];

  constructor(rules: HTMLStyleElement) {
    this.rules = rules;
  }

  async show(faces: readonly Face[]): Promise<void> {
    const drawing = faces.map(({ picture }) => picture).join('');
    if (drawing === this.drawn) return;
    const isFirst = this.drawn === '';
    this.drawn = drawing;
    const addressed = faces.map((face) => ({ ...face, address: addressOf(face.picture) }));
    const rules = addressed.map(({ name, address }) => ruleOf(name, address)).join('');
    if (isFirst) this.rules.textContent = rules;
    const pictures = await decoded(addressed, isFirst);
    if (drawing !== this.drawn) {
      this.overtaken.push(...pictures);
      return;
    }
    this.rules.textContent = rules;
    for (const { src } of [...this.overtaken.splice(0), ...this.shown]) URL.revokeObjectURL(src);
    this.shown = pictures;
  }
}

interface AddressedFace extends Face {
  readonly address: string;
}

/**
 * Decodes pictures one after the other before they are shown. Those with an index are rarely needed, so they
 * may wait until nothing moves.
 */
async function decoded(faces: readonly AddressedFace[], canWait: boolean): Promise<HTMLImageElement[]> {
  const pictures: HTMLImageElement[] = [];
  for (const { address, isPlain } of faces) {
    if (canWait) await new Promise<void>((resolve) => whenIdle(resolve, isPlain ? 0 : STILL));
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => undefined);
    pictures.push(picture);
  }
  return pictures;
}

function glyphs(symbols: Symbols): string {
  const drawings = [...symbols].flatMap(([id, drawing]) =>
    id.startsWith('g-') ? `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>` : [],
  );
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${drawings.join('')}</svg>`;
}

interface Face {
  readonly name: string;
  /** Without an index. */
  readonly isPlain: boolean;
  /** SVG. */
  readonly picture: string;
}

/** Plain faces first. */
function drawFaces(page: Document, symbols: Symbols): Face[] {
  const colours = getComputedStyle(page.documentElement);
  const colour = (_: string, name: string, otherwise = '') => colours.getPropertyValue(name) || otherwise;
  const pictureOf = (drawing: string) =>
    drawing
      .replace(/<use href="#([^"]+)"\/>/g, (_, id: string) => symbols.get(id) ?? '')
      .replace(/var\((--[^,)]+)(?:,([^)]+))?\)/g, colour);
  return SETS.flatMap((set) =>
    [...symbols].flatMap(([id, drawing]) => {
      const name = set + id.slice(1);
      const corner = symbols.get(name);
      if (!id.startsWith('t-') || corner === undefined) return [];
      const face = set === 't' ? drawing : `<g transform="${SHRUNK}">${drawing}</g>${corner}`;
      return { name, isPlain: set === 't', picture: pictureOf(face) };
    }),
  );
}

function addressOf(picture: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80">${picture}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

function ruleOf(name: string, address: string): string {
  return `.face--${name}{background-image:url("${address}")}`;
}
