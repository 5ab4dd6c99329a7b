// Builds the schema.org data of a job, for both the form's preview and the published page.

import type { EducationLevel } from './job-constants';
import type { JobSalary } from './job-salary';

/**
 * Data of a job for its schema.org posting. `description` is sanitized HTML, `openedAt` an ISO instant,
 * `expiryDate` a day.
 */
export interface JobFacts {
  title: string;
  description: string;
  openedAt: string;
  expiryDate: string | null;
  timeZone: string;
  employment: readonly string[];
  organization: { name: string; logo: string; sameAs: string };
  locations: readonly JobPlace[];
  isRemote: boolean;
  /** Names of the countries in which a remote worker may live. */
  countries: readonly string[];
  jobCode: string;
  directApply: boolean;
  /** Minimum experience in years. */
  minExperience: number | null;
  education: string;
  educationLevel?: EducationLevel | null;
  /** Salary; absent or null if the page does not show it. */
  salary?: JobSalary | null;
  skills: readonly string[];
  image: string;
  url: string;
  customSchema: string;
}

export interface JobPlace {
  street: string;
  city: string;
  region?: string;
  postalCode: string;
  /** ISO 3166-1 alpha-2 code of the country, else its name. */
  country: string;
}

export type JobPosting = Record<string, unknown>;

/** Parses the custom schema of a job: `undefined` for text that is not a JSON object, `{}` for empty text. */
export const customSchemaOf = (text: string): JobPosting | undefined => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined;
  } catch {
    return undefined;
  }
};

const employmentTypes: readonly (readonly [RegExp, string])[] = [
  [/full.?time/i, 'FULL_TIME'],
  [/part.?time/i, 'PART_TIME'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/temporary|fixed.?term|seasonal/i, 'TEMPORARY'],
  [/intern(ship)?\b|apprentice|trainee/i, 'INTERN'],
  [/volunteer/i, 'VOLUNTEER'],
  [/per.?diem|daily/i, 'PER_DIEM'],
];

const getEmploymentType = (names: readonly string[]): string | string[] | undefined => {
  const words = names.filter((name) => name.trim() !== '').join(' / ');
  if (words === '') return undefined;
  const found = employmentTypes.flatMap(([pattern, type]) => (pattern.test(words) ? [type] : []));
  return found.length > 1 ? found : (found[0] ?? 'OTHER');
};

const toWebAddress = (text: string): string | undefined =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? new URL(text).href : undefined;

/** UTC offset of a time zone at an instant, such as `+05:30`. */
const getUtcOffset = (instant: number, timeZone: string): string => {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || '+00:00';
};

const formatEndOfDay = (day: string, timeZone: string): string | undefined => {
  const local = `${day}T23:59:59`;
  if (Number.isNaN(Date.parse(`${local}Z`))) return undefined;
  // On a day with a clock change the first offset may be wrong, so the offset is computed again.
  const near = getUtcOffset(Date.parse(`${local}Z`), timeZone);
  return local + getUtcOffset(Date.parse(local + near), timeZone);
};

const formatDay = (instant: string, timeZone: string): string | undefined =>
  Number.isNaN(Date.parse(instant))
    ? undefined
    : new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.parse(instant));

const textOf = (text: string): string | undefined => text.trim() || undefined;

const removeEmptyFields = (object: JobPosting): JobPosting =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );

const toPostalAddress = ({ street, city, region = '', postalCode, country }: JobPlace) => ({
  '@type': 'Place',
  address: removeEmptyFields({
    '@type': 'PostalAddress',
    streetAddress: textOf(street),
    addressLocality: textOf(city),
    addressRegion: textOf(region),
    postalCode: textOf(postalCode),
    addressCountry: textOf(country),
  }),
});

const toLocationFields = ({ isRemote, countries, locations }: JobFacts): JobPosting => {
  if (!isRemote) return { jobLocation: locations.map(toPostalAddress) };
  const names = countries.length > 0 ? countries : locations.map(({ country }) => country);
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [...new Set(names)]
      .filter((name) => name.trim() !== '')
      .map((name) => ({ '@type': 'Country', name })),
  };
};

const toExperience = (years: number | null) => {
  if (years === null) return undefined;
  return years === 0
    ? 'no requirements'
    : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 };
};

const toEducation = ({ education, educationLevel }: JobFacts) => {
  if (!educationLevel) return textOf(education);
  return educationLevel === 'no requirements'
    ? educationLevel
    : {
        '@type': 'EducationalOccupationalCredential',
        credentialCategory: educationLevel,
        ...removeEmptyFields({ competencyRequired: textOf(education) }),
      };
};

const toSalary = ({ salary }: JobFacts) => {
  if (!salary) return undefined;
  const { min, max, currency, unit } = salary;
  const amount =
    min !== null && max !== null && min !== max
      ? { minValue: min, maxValue: max }
      : { value: min ?? max };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unit },
  };
};

const protectedKeys: ReadonlySet<string> = new Set([
  '@context',
  '@type',
  'title',
  'description',
  'datePosted',
  'validThrough',
  'hiringOrganization',
  'jobLocation',
  'jobLocationType',
  'applicantLocationRequirements',
  'identifier',
  'directApply',
  'url',
]);

const buildPosting = (facts: JobFacts): JobPosting => {
  const { organization, timeZone } = facts;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: textOf(facts.title),
    description: textOf(facts.description),
    datePosted: formatDay(facts.openedAt, timeZone),
    validThrough: facts.expiryDate ? formatEndOfDay(facts.expiryDate, timeZone) : undefined,
    employmentType: getEmploymentType(facts.employment),
    hiringOrganization: removeEmptyFields({
      '@type': 'Organization',
      name: organization.name,
      logo: toWebAddress(organization.logo),
      sameAs: toWebAddress(organization.sameAs),
    }),
    ...toLocationFields(facts),
    identifier: facts.jobCode
      ? { '@type': 'PropertyValue', name: organization.name, value: facts.jobCode }
      : undefined,
    directApply: facts.directApply,
    experienceRequirements: toExperience(facts.minExperience),
    educationRequirements: toEducation(facts),
    baseSalary: toSalary(facts),
    skills: textOf(facts.skills.join(', ')),
    image: toWebAddress(facts.image),
    url: toWebAddress(facts.url),
  };
};

/** Builds the posting; the custom schema can add properties, but not replace protected ones. */
export const jobPosting = (facts: JobFacts): JobPosting => {
  const custom = Object.entries(customSchemaOf(facts.customSchema) ?? {});
  const added = Object.fromEntries(
    custom.filter(([name]) => !protectedKeys.has(name) && !(name === 'baseSalary' && facts.salary)),
  );
  return removeEmptyFields({ ...buildPosting(facts), ...added });
};

/** Serialises a posting, escaped for a script element; `indent` is for display. */
export const jobPostingText = (posting: JobPosting, indent = 0): string =>
  JSON.stringify(posting, null, indent).replaceAll('<', '\\u003c');
