import { writeFileSync } from 'node:fs';
import { slimFont } from './slimFont';

// To be run when the package of the font or the weights of the interface have changed.

const font = await slimFont();
writeFileSync('src/ui/styles/hanken-grotesk.woff2', font);
console.log(`${font.length} bytes`);
