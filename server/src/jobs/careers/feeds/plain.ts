import { toPublicJob } from '../to-public-job';
import type { Feed } from './feed';
import { toCdata } from './xml';

type Value =
  string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

const toSingular = (name: string): string =>
  name.endsWith('ies') ? `${name.slice(0, -3)}y` : name.replace(/s$/, '');

const writeValue = (name: string, value: Value): string => {
  if (value === null || value === '') return `<${name}/>`;
  if (Array.isArray(value))
    return `<${name}>${value.map((one: Value) => writeValue(toSingular(name), one)).join('')}</${name}>`;
  if (typeof value === 'object')
    return `<${name}>${Object.entries(value)
      .map(([part, one]) => writeValue(part, one as Value))
      .join('')}</${name}>`;
  return `<${name}>${typeof value === 'string' ? toCdata(value) : String(value)}</${name}>`;
};

/** Feed in XML with the same fields as the public API. */
export const plainFeed: Feed = {
  kind: 'jobs',
  contentType: 'application/xml; charset=utf-8',
  begin: ({ content, addresses }) =>
    `<?xml version="1.0" encoding="UTF-8"?><jobs>${writeValue('company', content.company.name)}${writeValue('url', addresses.toUrl(''))}`,
  writeJob: (job, { addresses }) => writeValue('job', toPublicJob(job, addresses)),
  end: '</jobs>',
};

/** JSON Feed 1.1; `_job` is the job as in the public API. */
export const jsonFeed: Feed = {
  kind: 'jobs',
  contentType: 'application/feed+json; charset=utf-8',
  begin: ({ content, addresses }) => {
    const head = JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: content.company.name,
      home_page_url: addresses.toUrl(''),
      feed_url: addresses.toUrl('/feeds/jobs.json'),
    });
    return `${head.slice(0, -1)},"items":[`;
  },
  writeJob: (job, { addresses }, isFirst) => {
    const item = toPublicJob(job, addresses);
    return `${isFirst ? '' : ','}${JSON.stringify({
      id: item.url,
      url: item.url,
      title: item.title,
      content_html: item.description || '<p></p>',
      date_published: item.postedAt,
      date_modified: item.changedAt,
      tags: [item.department, item.type].filter(Boolean),
      _job: item,
    })}`;
  },
  end: ']}',
};
