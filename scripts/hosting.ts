import { PAGE_POLICY } from './build/contentPolicy';

/** What every answer of a server says besides the file. */
export const HEADERS = {
  // A page can say all of its policy but who may show it in a frame.
  'Content-Security-Policy': `${PAGE_POLICY};frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** The name of a file in `assets` changes with what is in it. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** These keep their names from version to version: browsers ask before they use what they have. */
const ASKED_FOR = ['index.html', 'sw.js', 'manifest.webmanifest'];
export const ASK = 'no-cache';

const CACHE = 'Cache-Control';
const MANIFEST_TYPE = 'application/manifest+json';

/** A line for each header that every answer has. */
function lines(line: (name: string, value: string) => string): string {
  return Object.entries(HEADERS)
    .map(([name, value]) => line(name, value))
    .join('\n');
}

/** A regular expression for these names. */
const anyOf = (names: readonly string[]) => `(${names.join('|').replaceAll('.', String.raw`\.`)})`;

/** Netlify and Cloudflare Pages. The one adds up what several rules say of a header, so that no two rules do. */
function headersFile(): string {
  const asked = ['', ...ASKED_FOR].map((name) => `/${name}\n  ${CACHE}: ${ASK}\n`);
  return `/*
${lines((name, value) => `  ${name}: ${value}`)}

/assets/*
  ${CACHE}: ${FOR_EVER}

${asked.join('\n')}`;
}

function apache(): string {
  return `# For Apache: copy this file into the folder of the app. It needs mod_headers, and "AllowOverride All" there.
AddType ${MANIFEST_TYPE} .webmanifest
<IfModule mod_headers.c>
${lines((name, value) => `  Header always set ${name} "${value}"`)}
  <FilesMatch "^${anyOf(ASKED_FOR)}$">
    Header set ${CACHE} "${ASK}"
  </FilesMatch>
  <If "%{REQUEST_URI} =~ m#/assets/#">
    Header set ${CACHE} "${FOR_EVER}"
  </If>
</IfModule>
`;
}

function nginx(): string {
  return `# For nginx: copy this file to /etc/nginx/conf.d/, with your name, port and folder.
map $uri $mahjong_cache {
  ~/assets/ "${FOR_EVER}";
  ~/${anyOf(ASKED_FOR)}$ "${ASK}";
}

server {
  listen 80;
  server_name example.org;
  root /var/www/mahjong;
  gzip on;
  gzip_types text/css text/plain text/javascript application/javascript application/json image/svg+xml ${MANIFEST_TYPE};
${lines((name, value) => `  add_header ${name} "${value}" always;`)}
  add_header ${CACHE} $mahjong_cache;

  location ~ \\.webmanifest$ {
    types { ${MANIFEST_TYPE} webmanifest; }
  }
}
`;
}

function caddy(): string {
  const asked = ['', ...ASKED_FOR].map((name) => `*/${name}`).join(' ');
  return `# For Caddy: your name, and the folder of the app.
example.org {
	root * /var/www/mahjong
	encode gzip
	header {
${lines((name, value) => `\t\t${name} "${value}"`)}
	}
	@assets {
		path */assets/*
		file
	}
	header @assets ${CACHE} "${FOR_EVER}"
	@asked path ${asked}
	header @asked ${CACHE} "${ASK}"
	@manifest path *.webmanifest
	header @manifest Content-Type ${MANIFEST_TYPE}
	file_server
}
`;
}

function rule(source: string, headers: Readonly<Record<string, string>>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

/** Vercel adds what it is told to the answers for these paths. */
function vercel(): string {
  const headers = [
    rule('/(.*)', HEADERS),
    rule('/assets/(.*)', { [CACHE]: FOR_EVER }),
    ...['', ...ASKED_FOR].map((name) => rule(`/${name}`, { [CACHE]: ASK })),
  ];
  const whole = { $schema: 'https://openapi.vercel.sh/vercel.json', outputDirectory: 'dist', headers };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** The files that tell hosts which headers to send, by their path in this repository. */
export const HOSTING: Readonly<Record<string, string>> = {
  'public/_headers': headersFile(),
  'hosting/.htaccess': apache(),
  'hosting/nginx.conf': nginx(),
  'hosting/Caddyfile': caddy(),
  'hosting/vercel.json': vercel(),
};
