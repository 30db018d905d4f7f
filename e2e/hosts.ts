import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { onPath } from './otherBrowsers';
import { BASE } from './servedCopy';

/** A program that serves folders. */
export interface Host {
  readonly name: string;
  /** Where its program is; null where it is not installed. */
  readonly program: string | null;
  /** It sends the headers that the file in `hosting` tells it to. */
  readonly sendsHeaders: boolean;
  /** Writes what it needs into `folder`, and gives what it is started with. */
  readonly prepare: (site: Site) => readonly string[];
}

interface Site {
  /** A folder of its own, with the site in `www`. */
  readonly folder: string;
  readonly port: number;
}

/** The file of `hosting` for the site of the test. */
function ownFile(name: string, changes: readonly (readonly [from: string, to: string])[]): string {
  const text = readFileSync(join('hosting', name), 'utf8');
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`hosting/${name} has no "${from}".`);
    return changed.replace(from, to);
  }, text);
}

function prepareNginx({ folder, port }: Site): readonly string[] {
  const own = ownFile('nginx.conf', [
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['/var/www/mahjong', `${folder}/www`],
  ]);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off;\nmaster_process off;\npid ${folder}/pid;\nerror_log ${folder}/log;\nevents {}\nhttp {
include /etc/nginx/mime.types;\naccess_log off;\n${temporary}\n${own}}\n`,
  );
  return ['-c', file, '-e', join(folder, 'log')];
}

function prepareApache({ folder, port }: Site): readonly string[] {
  cpSync('hosting/.htaccess', join(folder, 'www', BASE, '.htaccess'));
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers'].map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const file = join(folder, 'apache.conf');
  writeFileSync(
    file,
    `${modules.join('\n')}\nListen 127.0.0.1:${port}\nServerName localhost\nPidFile ${folder}/pid
ErrorLog ${folder}/log\nDefaultRuntimeDir ${folder}\nTypesConfig /etc/mime.types\nUser www-data\nGroup www-data
DocumentRoot ${folder}/www\nDirectoryIndex index.html\n<Directory ${folder}/www>
AllowOverride All\nRequire all granted\n</Directory>\n`,
  );
  return ['-DFOREGROUND', '-f', file];
}

function prepareCaddy({ folder, port }: Site): readonly string[] {
  const own = ownFile('Caddyfile', [
    ['example.org', `http://127.0.0.1:${port}`],
    ['/var/www/mahjong', `${folder}/www`],
  ]);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${own}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}

export const HOSTS: readonly Host[] = [
  {
    name: 'vite preview',
    program: process.execPath,
    sendsHeaders: false,
    prepare: ({ folder, port }) => {
      const site = ['--base', BASE, '--outDir', join(folder, 'www', BASE)];
      const where = ['--host', '127.0.0.1', '--port', String(port), '--strictPort'];
      return ['node_modules/vite/bin/vite.js', 'preview', ...site, ...where];
    },
  },
  {
    name: 'python3 -m http.server',
    program: onPath('python3'),
    sendsHeaders: false,
    prepare: ({ folder, port }) => {
      const where = ['--bind', '127.0.0.1', '--directory', join(folder, 'www')];
      return ['-m', 'http.server', String(port), ...where];
    },
  },
  { name: 'nginx', program: onPath('nginx'), sendsHeaders: true, prepare: prepareNginx },
  { name: 'Apache', program: onPath('apache2'), sendsHeaders: true, prepare: prepareApache },
  { name: 'Caddy', program: onPath('caddy'), sendsHeaders: true, prepare: prepareCaddy },
];

/** Serves a copy of the built app from a folder of this host. */
export async function startHost({ name, program, prepare }: Host) {
  const folder = mkdtempSync(join(tmpdir(), 'mahjong-host-'));
  // Servers that were started by the system's owner read files as somebody else.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'www', BASE), { recursive: true });
  cpSync('dist', join(folder, 'www', BASE), { recursive: true });
  const port = await freePort();
  const args = prepare({ folder, port });
  if (program === null) throw new Error(`${name} is not installed.`);
  const server = spawn(program, args, {
    stdio: 'ignore',
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { address: `http://127.0.0.1:${port}${BASE}`, stop };
}
