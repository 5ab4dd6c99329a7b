// These constants are separate from the schemas, to keep the schemas out of browser bundles.

export const jobLimits = { title: 200, text: 200_000, positions: 100, experience: 60 } as const;

/** Values of the filter by publication: 10 all, 20 published, 30 saved. */
export const publishedSaveStatus = { all: 10, published: 20, saved: 30 } as const;

export const jobStatuses = [
  { id: 1, name: 'Open' },
  { id: 2, name: 'In Progress' },
  { id: 3, name: 'Closed' },
] as const;

/** Closed jobs have no openings. */
export const closedJobStatusId = 3;

export const formatJobTitle = (job: { jobTitle: string; jobStatusId: number }): string =>
  job.jobStatusId === closedJobStatusId ? `${job.jobTitle} (closed)` : job.jobTitle;

export const workplaces = ['on-site', 'hybrid', 'remote'] as const;
export type Workplace = (typeof workplaces)[number];

export const workplaceNames: Record<Workplace, string> = {
  'on-site': 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

/** Salary periods by their names in schema.org. */
export const salaryUnits = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type SalaryUnit = (typeof salaryUnits)[number];

export const salaryUnitNames: Record<SalaryUnit, string> = {
  HOUR: 'Hour',
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
  YEAR: 'Year',
};

/** Education levels by their schema.org names, as far as search engines know them. */
export const educationLevels = [
  'no requirements',
  'high school',
  'professional certificate',
  'associate degree',
  'bachelor degree',
  'postgraduate degree',
] as const;
export type EducationLevel = (typeof educationLevels)[number];

export const maxSalary = 999_999_999_999;

export const jobSorts = ['title', 'positions', 'applicants', 'openDate', 'expiryDate'] as const;
export type JobSort = (typeof jobSorts)[number];

export const jobActions = ['edit', 'publish', 'delete'] as const;
export type JobAction = (typeof jobActions)[number];
