import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import { createPageHints } from './page-hints';

/** Addresses that are answered by something else, never by the page. */
const machine = /^\/(api|account|remotes|assets|files|health)(\/|$)/;

const isPageRequest = ({ method, headers, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  !machine.test(url.split('?', 1)[0] ?? '');

/** What the console reads from its page about this installation. */
const settingsOf = (config: Config) => ({
  account: config.accountUrl,
  profile: config.profileUrl,
  apiUrl: config.apiUrl,
  gatewayUrl: config.gatewayUrl,
  userInfoUrl: config.userInfoUrl,
});

/** JSON that cannot end the element which it stands in. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Answers every other address with the console's page, written for this installation. */
export const registerConsolePage = (
  app: FastifyInstance,
  { db, config, folder }: { db: Database; config: Config; folder: string },
): void => {
  const settings = inert(settingsOf(config));
  const hintsFor = createPageHints({ db, folder });
  let kept: Promise<string> | undefined;

  const readPage = (): Promise<string> => {
    kept ??= readFile(join(folder, 'index.html'), 'utf8').then((page) =>
      page.replace(/__SETTINGS__/, () => settings),
    );
    kept.catch(() => {
      kept = undefined;
    });
    return kept;
  };

  const sendPage = async (url: string, reply: FastifyReply): Promise<FastifyReply> => {
    const page = await readPage().catch(() => {
      throw new AppError('NOT_READY', {
        message: 'The console is not built yet. Run npm run build.',
      });
    });
    const hints = await hintsFor(url.split('?', 1)[0] ?? '');
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept' })
      .type('text/html; charset=utf-8')
      .send(
        page.replaceAll('__NONCE__', reply.cspNonce.style).replace('</head>', `${hints}</head>`),
      );
  };

  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );

  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) throw new AppError('NO_SUCH_ADDRESS');
    return sendPage(request.url, reply);
  });
};
