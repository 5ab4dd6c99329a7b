import { careersLabels } from '../page/careers-labels';
import { formatEducation, formatExperience, formatPay } from '../page/format-job';
import type { LiveJob, LiveLocation } from '../live-job';
import { toTrackedUrl, type Feed, type FeedContext } from './feed';
import { toXmlElements } from './xml';

const typeNames: readonly (readonly [RegExp, string])[] = [
  [/full.?time/i, 'fulltime'],
  [/part.?time/i, 'parttime'],
  [/contract|freelance/i, 'contract'],
  [/temporary|fixed.?term/i, 'temporary'],
  [/intern(ship)?\b|apprentice/i, 'internship'],
];

const toJobType = ({ jobType, employmentType }: LiveJob): string => {
  const text = `${jobType} ${employmentType}`;
  return typeNames.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : [])).join(', ');
};

const { en } = careersLabels;
const nowhere: LiveLocation = {
  locationId: 0,
  ...{ street: '', city: '', region: '', postalCode: '', country: '', countryCode: '' },
};

const writeLocation = (job: LiveJob, place: LiveLocation, context: FeedContext): string => {
  const { name } = context.content.company;
  return `<job>${toXmlElements({
    title: job.title,
    date: job.openedAt,
    // The number stays the same when further locations are added to the job.
    referencenumber: `${job.code}-${place.locationId}`,
    requisitionid: job.code,
    url: toTrackedUrl(job, context, 'Indeed'),
    company: name,
    sourcename: name,
    city: place.city,
    state: place.region || place.postalCode,
    country: place.countryCode || place.country,
    postalcode: place.postalCode,
    streetaddress: place.street,
    email: context.account.email,
    description: job.description,
    salary: formatPay(job, en) ?? '',
    education: formatEducation(job, en) ?? '',
    jobtype: toJobType(job),
    category: job.department,
    experience: formatExperience(job, en) ?? '',
    expirationdate: job.expiryDate ?? '',
    remotetype: job.isRemote ? 'Fully remote' : job.isHybrid ? 'Hybrid remote' : '',
    lastactivitydate: job.changedAt,
  })}</job>`;
};

/** One entry for each location of a job, with all elements that the job board requires. */
export const indeedFeed: Feed = {
  kind: 'indeed',
  contentType: 'application/xml; charset=utf-8',
  begin: ({ content, addresses }) =>
    `<?xml version="1.0" encoding="UTF-8"?><source>${toXmlElements({
      publisher: content.company.name,
      publisherurl: addresses.toUrl(''),
    })}`,
  writeJob: (job, context) =>
    (job.places.length > 0 ? job.places : [nowhere])
      .map((place) => writeLocation(job, place, context))
      .join('\n'),
  end: '</source>',
};
