import spriteUrl from './tiles.svg?url';

const SYMBOL = /<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs;
/** A face shrinks below its corner index. */
const SHRUNK = 'translate(11 16) scale(.76)';
const SETS = ['t', 'i', 'j'] as const;

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
  const rules = page.head.appendChild(page.createElement('style'));
  let shown: readonly HTMLImageElement[] = [];
  const draw = async () => {
    const faces = drawFaces(page, symbols);
    if (!rules.textContent) rules.textContent = faces.rules;
    const pictures = await decoded(faces.addresses);
    rules.textContent = faces.rules;
    for (const { src } of shown) URL.revokeObjectURL(src);
    shown = pictures;
  };
  new MutationObserver(() => void draw()).observe(page.documentElement, {
    attributeFilter: ['data-theme', 'data-suits'],
  });
  await draw();
}

function glyphs(symbols: Symbols): string {
  const drawings = [...symbols].flatMap(([id, drawing]) =>
    id.startsWith('g-') ? `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>` : [],
  );
  return `<svg width="0" height="0" style="position:absolute" aria-hidden="true">${drawings.join('')}</svg>`;
}

/** Pictures that are ready when they are first shown, and stay so while they are held; one after the other. */
async function decoded(addresses: readonly string[]): Promise<HTMLImageElement[]> {
  const pictures: HTMLImageElement[] = [];
  for (const address of addresses) {
    const picture = new Image();
    picture.src = address;
    await picture.decode().catch(() => undefined);
    pictures.push(picture);
  }
  return pictures;
}

interface Faces {
  readonly rules: string;
  /** Plain faces first. */
  readonly addresses: readonly string[];
}

function drawFaces(page: Document, symbols: Symbols): Faces {
  const colours = getComputedStyle(page.documentElement);
  const colour = (_: string, name: string, otherwise = '') => colours.getPropertyValue(name) || otherwise;
  const pictureOf = (drawing: string) =>
    drawing
      .replace(/<use href="#([^"]+)"\/>/g, (_, id: string) => symbols.get(id) ?? '')
      .replace(/var\((--[^,)]+)(?:,([^)]+))?\)/g, colour);
  const faces = SETS.flatMap((set) =>
    [...symbols].flatMap(([id, drawing]) => {
      const name = set + id.slice(1);
      const corner = symbols.get(name);
      if (!id.startsWith('t-') || corner === undefined) return [];
      const picture = set === 't' ? drawing : `<g transform="${SHRUNK}">${drawing}</g>${corner}`;
      return { name, address: addressOf(pictureOf(picture)) };
    }),
  );
  return {
    rules: faces.map(({ name, address }) => `.face--${name}{background-image:url("${address}")}`).join(''),
    addresses: faces.map(({ address }) => address),
  };
}

function addressOf(picture: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80">${picture}</svg>`;
  return URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
}
