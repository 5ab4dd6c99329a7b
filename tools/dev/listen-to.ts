import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from 'webpack';

export const listenTo = (compiler: Compiler) => {
  const tabs = new Set<ServerResponse>();
  let built: string | undefined;
  compiler.hooks.done.tap('tabs', ({ hash, compilation }) => {
    const isNew = built !== undefined && built !== hash && compilation.errors.length === 0;
    if (isNew) for (const tab of tabs) tab.write('data: built\n\n');
    if (compilation.errors.length === 0) built = hash;
  });
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': here\n\n');
    tabs.add(response);
    request.once('close', () => tabs.delete(response));
  };
};
