import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves static files in front of the console, as a CDN does: fetches each file on request and keeps its
 * headers.
 */
export const startFileServer = async () => {
  let origin = '';
  let isTampering = false;
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/console/, '');
    const answer = async (): Promise<void> => {
      // Assets are public, so requests must carry neither cookies nor tokens.
      if (request.headers.cookie ?? request.headers.authorization) asked.push(`secret ${path}`);
      asked.push(path);
      const found = await fetch(`${origin}${path}`);
      const content = Buffer.from(await found.arrayBuffer());
      for (const name of ['content-type', 'cache-control', 'access-control-allow-origin']) {
        const value = found.headers.get(name);
        if (value) response.setHeader(name, value);
      }
      const isChanged = isTampering && path.startsWith('/remotes/') && path.endsWith('.js');
      response.writeHead(found.status);
      response.end(isChanged ? `window.tampered = true;\n${content.toString()}` : content);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  return {
    /** Origin on another site than the console's. */
    url: `http://localhost:${port}/console`,
    asked,
    inFrontOf: (url: string) => void (origin = url),
    tamper: () => void (isTampering = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
