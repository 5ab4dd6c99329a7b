import type { CareersAddresses } from './careers-addresses';
import type { LiveJobEntry } from './live-job';

/** Maximum of addresses in a sitemap, by its standard. */
const maxEntries = 50_000;

/** Contains only pages of jobs, since search engines do not want lists; slugs need no escaping. */
export const writeSitemap = (
  jobs: readonly LiveJobEntry[],
  { toUrl }: CareersAddresses,
): string => {
  const entries = jobs
    .filter(({ isIndexed }) => isIndexed)
    .slice(0, maxEntries)
    .map(
      ({ slug, changedAt }) =>
        `<url><loc>${toUrl(`/${slug}`)}</loc><lastmod>${new Date(changedAt).toISOString()}</lastmod></url>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
};

/** `path` is the path at which the careers pages begin on this origin. */
export const writeRobots = (path: string, { toUrl }: CareersAddresses): string =>
  `User-agent: *\nAllow: ${path}\nDisallow: ${path === '/' ? '/my/' : '/'}\n\nSitemap: ${toUrl('/sitemap.xml')}\n`;
