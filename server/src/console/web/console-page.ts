import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCareersAddresses } from '../../jobs/careers/careers-addresses';
import { writeRobots } from '../../jobs/careers/sitemap';
import { readCompanyBranding } from '../../platform/company/company-branding';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { FileAddresses } from './file-addresses';
import { html } from '../../platform/pages/html';
import { createPageHints } from './page-hints';

const nonPagePattern =
  /^\/(api|account|remotes|assets|brand|embed|files|health|registry|\.well-known)(\/|$)/;
const fileNamePattern = /\.[a-z0-9]{1,8}$/i;

/**
 * True for requests for a page, also by uptime checks, link previews and `curl`, which do not accept HTML
 * explicitly.
 */
const isPageRequest = ({ method, headers, url }: FastifyRequest): boolean => {
  const [path = ''] = url.split('?', 1);
  if ((method !== 'GET' && method !== 'HEAD') || nonPagePattern.test(path)) return false;
  return !fileNamePattern.test(path) || (headers.accept ?? '').includes('text/html');
};

const toPageSettings = (config: Config) => ({
  account: config.accountUrl,
  profile: config.profileUrl,
  apiUrl: config.apiUrl,
  gatewayUrl: config.gatewayUrl,
  userInfoUrl: config.userInfoUrl,
  ...(config.localRemotes && { localRemotes: true }),
});

const addScriptAddresses = async (page: string, places: FileAddresses): Promise<string> => {
  const scripts = [...page.matchAll(/ src="(\/assets\/[^"]+)"/g)].map(([text, path = '']) => ({
    text,
    path,
  }));
  let placed = page;
  for (const { text, path } of scripts) {
    const attributes = await places.attributesOf(path);
    placed = placed.replace(text, () => html` src="${places.at(path)}" ${attributes}`.text);
  }
  return placed;
};

/** Escapes `<`, so that JSON cannot close its script element. */
const toInertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** HTML of the page's title for link previews, the same as the browser later sets. */
const titleHtml = (page: string | undefined, company: string): string => {
  const title = [page, company].filter(Boolean).join(' · ');
  return html`<title>${title}</title><meta name="robots" content="noindex" /><meta
      property="og:title"
      content="${title}"
    />`.text;
};

export const registerConsolePage = (
  app: FastifyInstance,
  {
    db,
    config,
    folder,
    places,
  }: { db: Database; config: Config; folder: string; places: FileAddresses },
): void => {
  const hintsFor = createPageHints({ db, folder, places });
  const headFor = async (path: string) => {
    const [{ title, head, links }, { name }] = await Promise.all([
      hintsFor(path),
      readCompanyBranding(db),
    ]);
    return { ...head, title: titleHtml(title, name), links, company: name };
  };
  let kept: Promise<string> | undefined;

  const writePage = async (): Promise<string> => {
    const page = await addScriptAddresses(
      await readFile(join(folder, 'index.html'), 'utf8'),
      places,
    );
    const files = await places.elsewhere();
    const settings = toInertJson({ ...toPageSettings(config), ...(files && { files }) });
    return page.replace(/__SETTINGS__/, () => settings);
  };
  const readPage = (): Promise<string> => {
    kept ??= writePage();
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
    const [path = '', query] = url.split('?', 2);
    const head = await headFor(path).catch(() => undefined);
    // The text mentions default dates, so it is left out if a query may change the dates.
    const words = query === undefined ? head?.words : undefined;
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept' })
      .type('text/html; charset=utf-8')
      .send(
        page
          .replaceAll('__NONCE__', reply.cspNonce.style)
          .replaceAll('__SCRIPT_NONCE__', reply.cspNonce.script)
          .replace(/<title>[^<]*<\/title>/, (title) => head?.title ?? title)
          .replace('__COMPANY__', () => html`${head?.company}`.text)
          .replace('__TITLE__', () => html`${head?.heading}`.text)
          .replace('__WORDS__', () => html`${words}`.text)
          .replace('</head>', () => `${head?.links ?? ''}</head>`),
      );
  };

  const careers = createCareersAddresses(config);
  const robots = careers.isOwnOrigin
    ? 'User-agent: *\nDisallow: /\n'
    : writeRobots(careers.toPath(''), careers);
  app.get('/robots.txt', { schema: { hide: true } }, async (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robots),
  );

  app.setNotFoundHandler(async (request, reply) => {
    if (!isPageRequest(request)) throw new AppError('NO_SUCH_ADDRESS');
    return sendPage(request.url, reply);
  });
};
