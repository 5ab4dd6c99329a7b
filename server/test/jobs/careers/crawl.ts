import type { FastifyInstance } from 'fastify';
import { jobsOf, parseXml } from './feed-elements';

interface Seen {
  status: number;
  /** Empty for pictures and fonts. */
  body: string;
}

export interface Crawled {
  origin: string;
  pages: ReadonlyMap<string, Seen>;
  /** Addresses that answered anything but a page, each with where it was read. */
  broken: readonly string[];
}

export const feedFiles = ['indeed.xml', 'linkedin.xml', 'jobs.xml', 'jobs.json'] as const;
export const listAddress = '/careers';
const sitemap = '/careers/sitemap.xml';
const apiList = '/api/public/v1/jobs?limit=100';

const starts = [
  ...[listAddress, '/careers?embed=1', '/careers?lang=de', '/robots.txt', '/careers/embed.js'],
  ...[sitemap, apiList, '/careers?search=tea', '/careers?remote=1'],
  ...feedFiles.map((name) => `/careers/feeds/${name}`),
];

const unescape = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');

/** The list once for each choice of its filters. */
const listFilters = (body: string): string[] =>
  [...body.matchAll(/<select [^>]*name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g)].flatMap(
    ([, name = '', options = '']) =>
      [...options.matchAll(/<option value="([^"]+)"/g)].map(
        ([, value = '']) =>
          `${listAddress}?${new URLSearchParams({ [name]: unescape(value) }).toString()}`,
      ),
  );

/** Addresses of this origin that stand anywhere in a text: links, pictures, data, feeds. */
const listLinks = (body: string, origin: string): string[] => {
  const attributes = [...body.matchAll(/ (?:href|src|action)="(\/(?!\/)[^"]*)"/g)];
  const whole = [...body.matchAll(new RegExp(`${origin}(/[^\\s"'<>\\]\\\\]*)`, 'g'))];
  return [...attributes, ...whole].map(([, link = '']) => unescape(link).replace(/#.*$/, ''));
};

/** A page of a job in the console is for people who are signed in, so that only careers count. */
const isPublic = (link: string): boolean => /^\/(careers|brand|api\/public)\b/.test(link);

/** Follows every address from what strangers and machines know, as somebody else at each call. */
export const crawl = async (
  app: FastifyInstance,
  toAddress: (call: number) => string,
): Promise<Crawled> => {
  let count = 0;
  const read = async (url: string): Promise<Seen> => {
    const { statusCode, body, headers } = await app.inject({
      url,
      remoteAddress: toAddress((count += 1)),
    });
    const isText = /text|json|xml|javascript/.test(String(headers['content-type']));
    return { status: statusCode, body: isText ? body : '' };
  };
  const first = /https?:\/\/[^/]+/.exec((await read('/robots.txt')).body);
  const [origin = ''] = first ?? [];
  const pages = new Map<string, Seen>();
  const broken: string[] = [];
  const waiting = starts.map((url) => ({ url, at: 'start' }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { url, at } = next;
    if (pages.has(url)) continue;
    const page = await read(url);
    pages.set(url, page);
    if (page.status !== 200) broken.push(`${at} leads to ${url}: ${page.status}`);
    const links = [
      ...listLinks(page.body, origin).filter(isPublic),
      ...(url === listAddress ? listFilters(page.body) : []),
    ];
    waiting.push(...links.map((link) => ({ url: link, at: url })));
  }
  return { origin, pages, broken };
};

const bodyOf = ({ pages }: Crawled, url: string): string => pages.get(url)?.body ?? '';

export const feedOf = (found: Crawled, name: (typeof feedFiles)[number]) => {
  const body = bodyOf(found, `/careers/feeds/${name}`);
  return name === 'jobs.json'
    ? (JSON.parse(body).items as Record<string, unknown>[])
    : jobsOf(parseXml(body));
};

export const jobsOfApi = (found: Crawled): Record<string, unknown>[] =>
  JSON.parse(bodyOf(found, apiList)).data;

export const sitemapOf = (found: Crawled): string[] =>
  [...bodyOf(found, sitemap).matchAll(/<loc>([^<]+)/g)].map(([, url = '']) =>
    url.slice(`${found.origin}${listAddress}/`.length),
  );

/** Slugs of the pages of jobs that were found. */
export const jobPagesOf = ({ pages }: Crawled): Map<string, string> =>
  new Map(
    [...pages].flatMap(([url, { body }]) => {
      const slug = /^\/careers\/([^/?.]+)$/.exec(url)?.[1];
      return slug && slug !== 'my' ? [[slug, body]] : [];
    }),
  );
