import type { JobFacts } from '../../../contract/jobs/postings/job-posting';
import { cardSize, toShareCard, toCardVersion } from './card/card';
import type { CareersAddresses } from './careers-addresses';
import type { CareersContent } from './careers-content';
import type { LiveJob } from './live-job';
import { toLogoUrl } from './page/careers-page';
import { listRemoteCountries } from './page/format-job';

export interface JobImage {
  url: string;
  /** Width in pixels, if known. */
  width?: number;
  height?: number;
}

export const toAbsoluteUrl = (address: string | undefined, addresses: CareersAddresses): string =>
  address?.startsWith('/') ? addresses.toConsoleUrl(address) : (address ?? '');

/** Picture for shared links: the job's own, else a drawn one, else the company's logo. */
export const toJobImage = (
  job: LiveJob,
  { company }: CareersContent,
  addresses: CareersAddresses,
): JobImage | undefined => {
  if (job.imageId) return { url: addresses.toUrl(`/images/${job.imageId}`) };
  const card = toShareCard(job.title, company);
  if (card)
    return { url: addresses.toUrl(`/cards/${job.slug}.png?v=${toCardVersion(card)}`), ...cardSize };
  const logo = toAbsoluteUrl(toLogoUrl(company, addresses), addresses);
  return logo && !/\.svg(\?|$)/i.test(logo) ? { url: logo } : undefined;
};

export const toSchemaOrgJob = (
  job: LiveJob,
  content: CareersContent,
  addresses: CareersAddresses,
): JobFacts => ({
  title: job.title,
  description: job.description,
  openedAt: job.openedAt,
  expiryDate: job.expiryDate,
  timeZone: content.timeZone,
  employment: [job.jobType, job.employmentType],
  organization: {
    name: content.company.name,
    logo: toAbsoluteUrl(toLogoUrl(content.company, addresses), addresses),
    sameAs: addresses.toUrl(''),
  },
  locations: job.places.map(({ street, city, region, postalCode, country, countryCode }) => ({
    ...{ street, city, region, postalCode },
    country: countryCode || country,
  })),
  isRemote: job.isRemote,
  countries: listRemoteCountries(job).map(({ name }) => name),
  jobCode: job.code,
  directApply: true,
  minExperience: job.minExperience,
  education: job.education,
  educationLevel: job.educationLevel,
  salary: job.salary,
  skills: job.skills,
  image: toJobImage(job, content, addresses)?.url ?? '',
  url: job.canonical || addresses.toUrl(`/${job.slug}`),
  customSchema: job.customSchema,
});
