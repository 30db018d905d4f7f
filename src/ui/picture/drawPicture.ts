import type { TileKind } from '../../engine/types';
import { drawnFaces } from '../tile/sprite';
import type { Picture, PictureLine } from './pictureFacts';
import { tilesInSvg } from './tilesInSvg';

/** Pictures are square, of as many pixels. */
export const PICTURE_SIZE = 1200;

const EDGE = 56;
const WIDTH = PICTURE_SIZE - 2 * EDGE;
/** The piece of the table: its place, its rail, and the room within. */
const MAT = { top: 128, height: 452, rail: 10, pad: 44 };
const BELOW = MAT.top + MAT.height + 40;
const FOOT = PICTURE_SIZE - EDGE;
/** Items left, players right. */
const COLUMN = 620;
const ROW = { most: 84, text: 0.44 };

/** What a brush needs: where it draws, in which colours and type. */
interface Brush {
  readonly to: CanvasRenderingContext2D;
  readonly colour: (token: string) => string;
  readonly font: string;
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ink: string;
  readonly weight?: number;
  readonly align?: CanvasTextAlign;
  /** It is written smaller where it would be wider. */
  readonly most?: number;
}

/**
 * Draws a picture in the colours, faces and letters of the page.
 * @param mark what stands at its foot: the name of the app
 * @returns a PNG; it fails where the browser cannot draw one
 */
export async function drawPicture(picture: Picture, mark: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE;
  canvas.height = PICTURE_SIZE;
  const to = canvas.getContext('2d');
  if (!to) throw new Error('The browser gives no canvas.');
  const tokens = getComputedStyle(document.documentElement);
  const font = getComputedStyle(document.body).fontFamily;
  await document.fonts.load(`600 30px ${font}`);
  const brush: Brush = { to, font, colour: (token) => tokens.getPropertyValue(token).trim() };
  to.fillStyle = brush.colour('--surface');
  to.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  drawHead(brush, picture);
  drawMat(brush);
  drawWords(brush, picture);
  await drawTiles(brush, picture);
  drawLines(brush, picture);
  write(brush, mark, { x: EDGE, y: FOOT, size: 26, ink: '--ink-2' });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gives no PNG.'))),
      'image/png',
    );
  });
}

function write({ to, colour, font }: Brush, text: string, at: Written): void {
  const { x, y, size, ink, weight = 500, align = 'left', most = WIDTH } = at;
  to.textAlign = align;
  to.textBaseline = 'alphabetic';
  to.fillStyle = colour(ink);
  to.font = `${weight} ${size}px ${font}`;
  const fit = Math.min(1, most / to.measureText(text).width);
  if (fit < 1) to.font = `${weight} ${size * fit}px ${font}`;
  to.fillText(text, x, y);
}

function drawHead(brush: Brush, { game, place }: Picture): void {
  write(brush, game, { x: EDGE, y: 92, size: 36, ink: '--ink', weight: 680, most: WIDTH * 0.56 });
  write(brush, place, { x: FOOT, y: 92, size: 28, ink: '--ink-2', align: 'right', most: WIDTH * 0.42 });
}

function drawMat({ to, colour }: Brush): void {
  const { top, height, rail } = MAT;
  to.fillStyle = colour('--mat-rail');
  box(to, { x: EDGE, y: top, width: WIDTH, height }, 28);
  const light = to.createRadialGradient(
    PICTURE_SIZE / 2,
    top + 60,
    60,
    PICTURE_SIZE / 2,
    top + 60,
    WIDTH * 0.7,
  );
  light.addColorStop(0, colour('--mat-a'));
  light.addColorStop(0.52, colour('--mat-b'));
  light.addColorStop(1, colour('--mat-c'));
  to.fillStyle = light;
  box(to, { x: EDGE + rail, y: top + rail, width: WIDTH - 2 * rail, height: height - 2 * rail }, 20);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function box(to: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  to.beginPath();
  to.roundRect(x, y, width, height, radius);
  to.fill();
}

const INNER = { x: EDGE + MAT.pad, width: WIDTH - 2 * MAT.pad };

function drawWords(brush: Brush, { headline, line }: Picture): void {
  const most = INNER.width;
  write(brush, headline, { x: INNER.x, y: MAT.top + 96, size: 60, ink: '--felt-ink', weight: 680, most });
  write(brush, line, { x: INNER.x, y: MAT.top + 148, size: 32, ink: '--felt-ink-2', most });
}

async function drawTiles({ to, colour }: Brush, { groups, bonus }: Picture): Promise<void> {
  const faceOf = await drawnFaces();
  const rows: { readonly top: number; readonly most: number; readonly groups: Picture['groups'] }[] = [
    { top: MAT.top + 186, most: 84, groups },
    { top: MAT.top + 336, most: 52, groups: bonusRow(bonus) },
  ];
  for (const { top, most, groups: shown } of rows) {
    if (shown.length === 0) continue;
    const { svg, width, height } = tilesInSvg(shown, { faceOf, colour, most, room: INNER.width });
    to.drawImage(await opened(svg), INNER.x, top, width, height);
  }
}

const bonusRow = (bonus: readonly TileKind[]): Picture['groups'] =>
  bonus.length === 0 ? [] : [{ kinds: bonus, won: null }];

/** An SVG as a picture that a canvas takes. */
async function opened(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** What counted at the left, who gained and paid at the right. */
function drawLines(brush: Brush, { items, total, players }: Picture): void {
  const count = Math.max(items.length + (total ? 1 : 0), players.length);
  const row = Math.min(ROW.most, (FOOT - 44 - BELOW) / Math.max(1, count));
  const left = { x: EDGE, end: COLUMN, row };
  items.forEach((item, at) => drawLine(brush, item, { ...left, at }));
  if (total) drawLine(brush, total, { ...left, at: items.length, isBold: true });
  const right = { x: COLUMN + 80, end: FOOT, row };
  players.forEach((player, at) => drawLine(brush, player, { ...right, at, isBold: player.isFirst }));
}

interface LinePlace {
  readonly x: number;
  readonly end: number;
  readonly row: number;
  readonly at: number;
  readonly isBold?: boolean;
}

function drawLine(brush: Brush, { name, value }: PictureLine, { x, end, row, at, isBold }: LinePlace): void {
  const { to, colour } = brush;
  const [y, size] = [BELOW + row * (at + 0.68), row * ROW.text];
  const shared = { y, size, ink: '--ink', weight: isBold ? 700 : 480 };
  to.fillStyle = colour('--line');
  if (at > 0) to.fillRect(x, BELOW + row * at, end - x, 2);
  write(brush, name, { ...shared, x, most: (end - x) * 0.66 });
  write(brush, value, { ...shared, x: end, align: 'right', most: (end - x) * 0.32 });
}
