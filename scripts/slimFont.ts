import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/** From the lightest weight of `ui/styles/tokens.css` to the bold of browsers, which headings have. */
export const WEIGHTS = { min: 430, max: 700, default: 430 } as const;

/** Every character that a font can have and a name can hold. */
function allCharacters(): string {
  const codes = Array.from({ length: 0xff_ff - 0x20 }, (_, at) => at + 0x20);
  return String.fromCharCode(...codes.filter((code) => code < 0xd8_00 || code > 0xdf_ff));
}

/** The font of the interface with all its characters, but only the weights of the interface. */
export function slimFont(): Promise<Buffer> {
  const font = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
  return subsetFont(font, allCharacters(), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
}
