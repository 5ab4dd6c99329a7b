// Serves one of these examples: node docs/examples/serve.mjs plain-page 5100
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [example = 'plain-page', port = '5100'] = process.argv.slice(2);
const folder = resolve(dirname(fileURLToPath(import.meta.url)), example);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  if (!existsSync(file)) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
});
// A run of tests that started it has ended, however that came.
process.once('disconnect', () => process.exit());
server.listen(Number(port), '127.0.0.1', () => {
  process.stdout.write(`http://localhost:${server.address().port}/\n`);
});
