import type { CareersQuery } from './careers-query';
import type { LiveJobEntry } from './live-job';

type Filter = Pick<CareersQuery, 'search' | 'department' | 'place' | 'type' | 'remote'>;

export interface SearchableJob extends LiveJobEntry {
  searchText: string;
}

/** Folds a text, so that comparisons ignore case and accents. */
const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[,;]/g, ' ');

export const toSearchableJob = (job: LiveJobEntry): SearchableJob => ({
  ...job,
  searchText: fold(
    [
      ...[job.title, job.code, job.department, job.jobType, job.isRemote ? 'remote' : ''],
      ...job.places.flatMap(({ city, region, country }) => [city, region, country]),
      ...job.skills,
    ].join(' '),
  ),
});

const isAt = ({ places }: LiveJobEntry, place: string): boolean =>
  places.some(({ city, country }) => city === place || country === place);

export const findJobs = (jobs: readonly SearchableJob[], filter: Filter): SearchableJob[] => {
  const { department, place, type, remote } = filter;
  const terms = fold(filter.search).split(/\s+/).filter(Boolean);
  return jobs.filter(
    (job) =>
      (!department || job.department === department) &&
      (!place || isAt(job, place)) &&
      (!type || job.jobType === type) &&
      (!remote || job.isRemote) &&
      terms.every((term) => job.searchText.includes(term)),
  );
};

const sortDistinct = (values: readonly string[]): string[] =>
  [...new Set(values.filter(Boolean))].sort((one, other) => one.localeCompare(other));

export interface JobFilterChoices {
  departments: string[];
  places: string[];
  types: string[];
}

export const listFilterChoices = (jobs: readonly LiveJobEntry[]): JobFilterChoices => ({
  departments: sortDistinct(jobs.map(({ department }) => department)),
  places: sortDistinct(jobs.flatMap(({ places }) => places.map(({ city }) => city))),
  types: sortDistinct(jobs.map(({ jobType }) => jobType)),
});

/** Finds jobs of the same department first, then jobs at one of the same places. */
export const findRelatedJobs = <Job extends LiveJobEntry>(
  jobs: readonly Job[],
  job: LiveJobEntry,
  count: number,
): Job[] => {
  const cities = new Set(job.places.map(({ city }) => city));
  const rank = (other: Job): number =>
    (other.department === job.department ? 2 : 0) +
    (other.places.some(({ city }) => cities.has(city)) ? 1 : 0);
  return jobs
    .filter(({ id }) => id !== job.id)
    .map((other) => ({ other, at: rank(other) }))
    .filter(({ at }) => at > 0)
    .sort((one, two) => two.at - one.at)
    .slice(0, count)
    .map(({ other }) => other);
};
