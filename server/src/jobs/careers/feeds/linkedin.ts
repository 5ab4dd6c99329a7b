import type { LiveJob } from '../live-job';
import { toTrackedUrl, type Feed, type FeedContext } from './feed';
import { toXmlElements } from './xml';

const toWorkplace = ({ isRemote, isHybrid }: LiveJob): string =>
  isRemote ? 'Remote' : isHybrid ? 'Hybrid' : 'On-site';

const typeNames: readonly (readonly [RegExp, string])[] = [
  [/part.?time/i, 'PART_TIME'],
  [/contract|freelance/i, 'CONTRACT'],
  [/temporary|fixed.?term/i, 'TEMPORARY'],
  [/intern(ship)?\b|apprentice/i, 'INTERNSHIP'],
  [/volunteer/i, 'VOLUNTEER'],
  [/full.?time|permanent/i, 'FULL_TIME'],
];

const toJobType = ({ jobType, employmentType }: LiveJob): string =>
  typeNames.find(([pattern]) => pattern.test(`${jobType} ${employmentType}`))?.[1] ?? 'OTHER';

const toExperienceLevel = ({ minExperience: years }: LiveJob): string => {
  if (years === null) return 'NOT_APPLICABLE';
  if (years < 2) return 'ENTRY_LEVEL';
  if (years < 5) return 'ASSOCIATE';
  return years < 10 ? 'MID_SENIOR_LEVEL' : 'DIRECTOR';
};

const writeSalaries = ({ salary }: LiveJob): string => {
  if (!salary) return '';
  const amount = (name: string, value: number | null): string =>
    value === null
      ? ''
      : `<${name}>${toXmlElements({ amount: String(value), currencyCode: salary.currency })}</${name}>`;
  const period = { HOUR: 'HOURLY', DAY: 'DAILY', WEEK: 'WEEKLY', MONTH: 'MONTHLY', YEAR: 'YEARLY' };
  return `<salaries><salary>${amount('lowEnd', salary.min)}${amount('highEnd', salary.max)}${toXmlElements({ period: period[salary.unit] })}</salary></salaries>`;
};

const writeJob = (job: LiveJob, context: FeedContext): string => {
  const [place] = job.places;
  const { companyId, email } = context.account;
  return `<job>${toXmlElements({
    partnerJobId: job.code,
    company: context.content.company.name,
    ...(companyId && { companyId }),
    ...(email && { posterEmail: email }),
    title: job.title,
    description: job.description,
    location: [place?.city, place?.region || place?.country].filter(Boolean).join(', '),
    applyUrl: toTrackedUrl(job, context, 'LinkedIn'),
    city: place?.city ?? '',
    state: place?.region ?? '',
    country: place?.countryCode || place?.country || '',
    postalCode: place?.postalCode ?? '',
    workplaceTypes: toWorkplace(job),
    experienceLevel: toExperienceLevel(job),
    jobtype: toJobType(job),
    skills: job.skills.join(', '),
    listDate: job.openedAt,
    expirationDate: job.expiryDate ?? '',
  })}${writeSalaries(job)}</job>`;
};

export const linkedinFeed: Feed = {
  kind: 'linkedin',
  contentType: 'application/xml; charset=utf-8',
  begin: ({ content, addresses, count, changedAt }) =>
    `<?xml version="1.0" encoding="UTF-8"?><source>${toXmlElements({
      lastBuildDate: new Date(changedAt).toUTCString(),
      publisherURL: addresses.toUrl(''),
      publisher: content.company.name,
      expectedJobCount: String(count),
    })}`,
  writeJob,
  end: '</source>',
};
