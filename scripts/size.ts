import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Budgets in kB: scripts and styles gzipped as a server sends them, everything else as it is. */
const budgets = {
  'first load (scripts and styles of index.html)': 200,
  'all scripts': 500,
  'all styles': 30,
  'whole app': 3000,
} as const;

interface BuiltFile {
  readonly path: string;
  readonly kind: string;
  readonly first: boolean;
  readonly kilobytes: number;
}

const compressible = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);

function readBuild(folder: string): BuiltFile[] {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name));
      const kind = extname(path);
      const bytes = readFileSync(join(folder, path));
      const size = compressible.has(kind) ? gzipSync(bytes).length : bytes.length;
      return { path, kind, first: page.includes(path), kilobytes: size / 1000 };
    });
}

function totals(files: readonly BuiltFile[]): Record<keyof typeof budgets, number> {
  const sum = (wanted: (file: BuiltFile) => boolean) =>
    files.filter(wanted).reduce((total, file) => total + file.kilobytes, 0);
  return {
    'first load (scripts and styles of index.html)': sum((f) => f.first && ['.js', '.css'].includes(f.kind)),
    'all scripts': sum((f) => f.kind === '.js'),
    'all styles': sum((f) => f.kind === '.css'),
    'whole app': sum(() => true),
  };
}

/** Prints every built file and the totals beside their budgets; a total over its budget fails the check. */
function reportSize(): number {
  const files = readBuild('dist').toSorted((a, b) => b.kilobytes - a.kilobytes);
  for (const { path, kilobytes } of files) console.log(`${kilobytes.toFixed(1).padStart(9)} kB  ${path}`);
  const measured = Object.entries(totals(files));
  const over = measured.filter(([name, size]) => size > budgetOf(name));
  for (const [name, size] of measured) {
    console.log(`${size.toFixed(1).padStart(9)} of ${budgetOf(name)} kB  ${name}`);
  }
  for (const [name] of over) console.error(`Over budget: ${name}`);
  return over.length;
}

const budgetOf = (name: string) => budgets[name as keyof typeof budgets];

process.exitCode = reportSize() > 0 ? 1 : 0;
