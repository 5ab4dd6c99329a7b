import { formatSalary } from '../../../../contract/jobs/postings/job-salary';
import type { LiveJob, LiveJobEntry } from '../live-job';
import type { CareersLabels } from './careers-labels';

const joinDistinct = (texts: readonly string[]): string =>
  [...new Set(texts.filter(Boolean))].join(', ');

/** Locations as in `Pune, Remote`, with the labels of the page's language. */
export const formatLocations = (job: LiveJobEntry, labels: CareersLabels): string => {
  if (job.isRemote) return labels.remote;
  const cities = joinDistinct(job.places.map(({ city }) => city));
  return job.isHybrid ? `${cities} (${labels.hybrid})` : cities;
};

/**
 * Countries from which people may work: those chosen for the job, else the job's own, else those of its
 * locations.
 */
export const listRemoteCountries = ({
  remoteCountries,
  country,
  places,
}: LiveJob): { name: string; code: string }[] => {
  if (remoteCountries.length > 0) return [...remoteCountries];
  if (country) return [country];
  const names = new Map(places.map((place) => [place.country, place.countryCode]));
  return [...names].map(([name, code]) => ({ name, code }));
};

export const formatWorkplace = (job: LiveJob, labels: CareersLabels): string => {
  if (job.isRemote) {
    const countries = joinDistinct(listRemoteCountries(job).map(({ name }) => name));
    return countries ? labels.remoteFrom(countries) : labels.remote;
  }
  const places = joinDistinct(
    job.places.map(({ street, city, region, country }) =>
      [street, city, region, country].filter(Boolean).join(', '),
    ),
  );
  return job.isHybrid ? `${places} (${labels.hybrid})` : places;
};

export const formatPay = (
  { salary }: LiveJobEntry,
  { locale, pay }: CareersLabels,
): string | undefined => (salary ? formatSalary(salary, locale, pay) : undefined);

export const formatExperience = (
  { minExperience: least, maxExperience: most }: LiveJob,
  labels: CareersLabels,
): string | undefined => {
  if (least === null && most === null) return undefined;
  if (least === 0 && most === 0) return labels.noExperience;
  return labels.years(least, most);
};

export const formatEducation = (
  { education, educationLevel }: LiveJob,
  { levels }: CareersLabels,
): string | undefined =>
  [educationLevel && levels[educationLevel], education].filter(Boolean).join(', ') || undefined;

/** Formats a date; `date` is an ISO instant, or a day without a time. */
export const formatDate = (date: string, { locale }: CareersLabels, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeZone: date.length === 10 ? 'UTC' : timeZone,
  }).format(new Date(date));

/** Plain text of sanitized HTML, cut after a whole word within `length` characters. */
export const toPlainText = (markup: string, length: number): string => {
  const text = markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
};
