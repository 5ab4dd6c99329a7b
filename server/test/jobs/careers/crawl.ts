import type { FastifyInstance } from 'fastify';
import { readFeedJobs, parseXml } from './feed-elements';

interface Seen {
  status: number;
  /** Text of the response; empty for pictures and fonts. */
  body: string;
}

export interface CrawlResult {
  origin: string;
  pages: ReadonlyMap<string, Seen>;
  /** Broken links, each with the page that contains it. */
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

/** Returns the address of the job list for each choice of each filter. */
const listFilters = (body: string): string[] =>
  [...body.matchAll(/<select [^>]*name="(\w+)"[^>]*>([\s\S]*?)<\/select>/g)].flatMap(
    ([, name = '', options = '']) =>
      [...options.matchAll(/<option value="([^"]+)"/g)].map(
        ([, value = '']) =>
          `${listAddress}?${new URLSearchParams({ [name]: unescape(value) }).toString()}`,
      ),
  );

/** Returns all addresses of this origin in a text: links, pictures, data, feeds. */
const listLinks = (body: string, origin: string): string[] => {
  const attributes = [...body.matchAll(/ (?:href|src|action)="(\/(?!\/)[^"]*)"/g)];
  const whole = [...body.matchAll(new RegExp(`${origin}(/[^\\s"'<>\\]\\\\]*)`, 'g'))];
  return [...attributes, ...whole].map(([, link = '']) => unescape(link).replace(/#.*$/, ''));
};

/** Follows public addresses only, since pages of the console need a sign-in. */
const isPublic = (link: string): boolean => /^\/(careers|brand|api\/public)\b/.test(link);

/** Follows every link from the public start addresses, with another network address for each request. */
export const crawl = async (
  app: FastifyInstance,
  toAddress: (call: number) => string,
): Promise<CrawlResult> => {
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

const bodyOf = ({ pages }: CrawlResult, url: string): string => pages.get(url)?.body ?? '';

export const feedOf = (found: CrawlResult, name: (typeof feedFiles)[number]) => {
  const body = bodyOf(found, `/careers/feeds/${name}`);
  return name === 'jobs.json'
    ? (JSON.parse(body).items as Record<string, unknown>[])
    : readFeedJobs(parseXml(body));
};

export const jobsOfApi = (found: CrawlResult): Record<string, unknown>[] =>
  JSON.parse(bodyOf(found, apiList)).data;

export const sitemapOf = (found: CrawlResult): string[] =>
  [...bodyOf(found, sitemap).matchAll(/<loc>([^<]+)/g)].map(([, url = '']) =>
    url.slice(`${found.origin}${listAddress}/`.length),
  );

/** Returns the slugs of all job pages that the crawl found. */
export const jobPagesOf = ({ pages }: CrawlResult): Map<string, string> =>
  new Map(
    [...pages].flatMap(([url, { body }]) => {
      const slug = /^\/careers\/([^/?.]+)$/.exec(url)?.[1];
      return slug && slug !== 'my' ? [[slug, body]] : [];
    }),
  );
