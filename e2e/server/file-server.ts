import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What stands in front of a console for its files alone, as a CDN does: it fetches each from the console
 * once it is asked for it, and hands it on with the headers that it came with.
 */
export const startFileServer = async () => {
  let origin = '';
  let isTampering = false;
  const asked: string[] = [];

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/console/, '');
    const answer = async (): Promise<void> => {
      // An asset is public, so that neither cookies nor tokens are sent along.
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
    /** On another site than the console. */
    url: `http://localhost:${port}/console`,
    /** Paths that were asked for, in order. */
    asked,
    inFrontOf: (url: string) => void (origin = url),
    /** Changes the code of remotes on its way. */
    tamper: () => void (isTampering = true),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
