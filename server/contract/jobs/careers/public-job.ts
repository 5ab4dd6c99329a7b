import { Type, type Static } from 'typebox';
import { Day, Flag, oneOf } from '../../answer';
import { educationLevels, salaryUnits, workplaces } from '../postings/job-constants';

const Text = Type.String();
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** `country` is a name, `countryCode` is ISO 3166-1 alpha-2 or empty. */
const PublicLocation = Type.Object({
  ...{ street: Text, city: Text, region: Text, postalCode: Text },
  ...{ country: Text, countryCode: Text },
});

/** Salary of a published job in major units; at least one amount is not null. */
const PublicSalary = Type.Object({
  min: orNull(Type.Number()),
  max: orNull(Type.Number()),
  currency: Text,
  unit: oneOf(salaryUnits),
});

/** `url` is the job's page, `applyUrl` its application form; times are ISO instants. */
export const PublicJobEntry = Type.Object({
  slug: Text,
  title: Text,
  code: Text,
  url: Text,
  applyUrl: Text,
  department: Text,
  type: Text,
  workplace: oneOf(workplaces),
  places: Type.Array(PublicLocation),
  skills: Type.Array(Text),
  /** Salary of the job; null if the company does not publish it. */
  salary: orNull(PublicSalary),
  postedAt: Type.String({ format: 'date-time' }),
  changedAt: Type.String({ format: 'date-time' }),
});
export type PublicJobEntry = Static<typeof PublicJobEntry>;

export const PublicJob = Type.Object({
  ...PublicJobEntry.properties,
  /** Job description as HTML without scripts, styles and images. */
  description: Text,
  descriptionText: Text,
  education: Text,
  educationLevel: orNull(oneOf(educationLevels)),
  /** Minimum experience in years. */
  minExperience: orNull(Type.Integer()),
  maxExperience: orNull(Type.Integer()),
  openings: Type.Integer(),
  employmentType: Text,
  category: Text,
  /** Last day on which people can apply. */
  expiryDate: orNull(Day),
  /** Names of countries from which people may work remotely. */
  remoteCountries: Type.Array(Text),
});
export type PublicJob = Static<typeof PublicJob>;

/** Filters of published jobs by the names that jobs show; `place` is a city or a country. */
export const PublicJobQuery = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 100 })),
  department: Type.Optional(Type.String({ maxLength: 100 })),
  place: Type.Optional(Type.String({ maxLength: 100 })),
  type: Type.Optional(Type.String({ maxLength: 100 })),
  remote: Type.Optional(Flag),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type PublicJobQuery = Static<typeof PublicJobQuery>;

export const PublicJobParams = Type.Object({ slug: Type.String({ maxLength: 300 }) });
export type PublicJobParams = Static<typeof PublicJobParams>;
