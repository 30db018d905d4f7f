import { nextTask, whenIdle } from '../live/idle';
import spriteUrl from './tiles.svg?url';

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
const SVG = 'http://www.w3.org/2000/svg';
/** A face shrinks below its corner index. */
const SHRUNK = 'translate(11 16) scale(.76)';
const SETS = ['t', 'i', 'j'] as const;
/** Idle milliseconds. More than a frame lasts: then nothing moves on the page. */
const STILL = 20;

type Symbols = ReadonlyMap<string, string>;

let drawAll: (() => void) | null = null;
let areAllWanted = false;

/** Has the faces with an index drawn at once. Until somebody wants one they wait until nothing moves. */
export function wantIndexed(): void {
  if (areAllWanted) return;
  areAllWanted = true;
  drawAll?.();
}

/**
 * Makes a picture of every tile face and a rule that shows it: `.face--t-c1` plain, `i` with an index, `j` with a
 * badge of its suit. Pictures cost far less to lay out than copies of the drawings; they are made again when the
 * page's colours change. The glyphs of the interface stay drawings, because they take the colour of the text.
 * Done when the faces that are wanted first are shown; the others follow while nothing moves.
 * @param opened the faces wait for it, so that the page is not drawn later because of them
 */
export async function loadSprite(page: Document, opened?: Promise<unknown>): Promise<void> {
  const answer = await fetch(spriteUrl);
  if (!answer.ok) throw new Error(`${spriteUrl}: ${answer.status}`);
  const symbols: Symbols = new Map(
    [...(await answer.text()).matchAll(SYMBOL)].map(([, id = '', drawing = '']) => [id, drawing]),
  );
  addGlyphs(page, symbols);
  await opened;
  const rules = new CSSStyleSheet();
  page.adoptedStyleSheets.push(rules);
  const faces = new Faces(rules);
  const draw = () => faces.show(drawFaces(page, symbols, areAllWanted ? SETS : ['t']));
  new MutationObserver(() => void draw()).observe(page.documentElement, {
    attributeFilter: ['data-theme', 'data-suits'],
  });
  drawAll = () => void draw();
  await draw();
  void faces.prepare(drawFaces(page, symbols, SETS)).then(wantIndexed);
}

/**
 * The tile faces of the page. The first set is shown at once. A set in other colours is shown when it is
 * complete.
 */
class Faces {
  private readonly rules: CSSStyleSheet;
  private drawn = '';
  /** A decoded picture stays decoded while it is referenced. */
  private readonly shown: HTMLImageElement[] = [];
  /** By picture, of all that may be shown. */
  private readonly addresses = new Map<string, string>();

  constructor(rules: CSSStyleSheet) {
    this.rules = rules;
  }

  async show(faces: readonly Face[]): Promise<void> {
    const drawing = faces.map(({ picture }) => picture).join('');
    if (drawing === this.drawn) return;
    // Nothing that is shown changes.
    const isMore = drawing.startsWith(this.drawn);
    this.drawn = drawing;
    const addressed: AddressedFace[] = [];
    for (const face of faces) {
      await nextTask();
      addressed.push({ ...face, address: this.addressOf(face) });
    }
    if (drawing !== this.drawn) return;
    const rules = addressed.map(({ name, address }) => ruleOf(name, address)).join('');
    if (isMore) this.rules.replaceSync(rules);
    const pictures = await decoded(addressed, isMore);
    if (drawing !== this.drawn) return;
    this.rules.replaceSync(rules);
    this.shown.splice(0, this.shown.length, ...pictures);
    this.forgetOthers(faces);
  }

  /** Makes the pictures, each while nothing moves. */
  async prepare(faces: readonly Face[]): Promise<void> {
    for (const face of faces) {
      if (this.addresses.has(face.picture)) continue;
      await new Promise<void>((resolve) => whenIdle(resolve));
      this.addressOf(face);
    }
  }

  private addressOf({ picture }: Face): string {
    const address = this.addresses.get(picture) ?? addressOf(picture);
    this.addresses.set(picture, address);
    return address;
  }

  private forgetOthers(faces: readonly Face[]): void {
    const used = new Set(faces.map(({ picture }) => picture));
    for (const [picture, address] of this.addresses) {
      if (used.has(picture)) continue;
      URL.revokeObjectURL(address);
      this.addresses.delete(picture);
    }
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

interface Face {
  readonly name: string;
  /** Without an index. */
  readonly isPlain: boolean;
  /** SVG. */
  readonly picture: string;
}

/** Plain faces first. */
function drawFaces(page: Document, symbols: Symbols, sets: readonly (typeof SETS)[number][]): Face[] {
  const colours = getComputedStyle(page.documentElement);
  const known = new Map<string, string>();
  const colour = (_: string, name: string, otherwise = '') => {
    const value = known.get(name) ?? colours.getPropertyValue(name);
    known.set(name, value);
    return value || otherwise;
  };
  const pictureOf = (drawing: string) =>
    drawing
      .replace(/<use href="#([^"]+)"\/>/g, (_, id: string) => symbols.get(id) ?? '')
      .replace(/var\((--[^,)]+)(?:,([^)]+))?\)/g, colour);
  return sets.flatMap((set) =>
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
  const svg = `<svg xmlns="${SVG}" viewBox="0 0 60 80">${picture}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}

function ruleOf(name: string, address: string): string {
  return `.face--${name}{background-image:url("${address}")}`;
}
