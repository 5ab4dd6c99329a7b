import { Type, type Static } from 'typebox';
import {
  Day,
  FilePart,
  Flag,
  Id,
  Meta,
  oneOf,
  OptionalDay,
  OptionalId,
  PageQuery,
  SortKey,
} from '../../answer';
import { jobConditionInputFields, jobConditionRecordFields } from './job-conditions';
import { jobActions, jobLimits, jobSorts } from './job-constants';
import { messages } from '../../messages';
import { Selection } from '../../selection';

export { publishedSaveStatus } from './job-constants';
export type { JobSort } from './job-constants';

export const JobFilter = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  /** Filter by state of the job: set at most one of the three flags; none means all jobs. */
  activeJobs: Type.Optional(Flag),
  expiredJobs: Type.Optional(Flag),
  allJobs: Type.Optional(Flag),
  /** Older form of the three flags: `active`, `expired` or `all`. */
  type: Type.Optional(
    Type.Union([Type.Literal('active'), Type.Literal('expired'), Type.Literal('all')]),
  ),
  jobPublishedSaveStatus: Type.Optional(
    Type.Union([Type.Literal(10), Type.Literal(20), Type.Literal(30)]),
  ),
  departmentId: Type.Optional(Id),
  ...{ subDepartmentId: Type.Optional(Id), divisionId: Type.Optional(Id) },
  ...{ designationId: Type.Optional(Id), skillId: Type.Optional(Id) },
  ...{ functionId: Type.Optional(Id), subFunctionId: Type.Optional(Id) },
  pipelineId: Type.Optional(Id),
  locationId: Type.Optional(Id),
  ...{ questionGroupId: Type.Optional(Id), jobPriorityId: Type.Optional(Id) },
  referralAmountId: Type.Optional(Id),
  ...{ expiryFrom: Type.Optional(Day), expiryTo: Type.Optional(Day) },
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
});
export type JobFilter = Static<typeof JobFilter>;

/** Query of the job list; newest first by default. */
export const JobQuery = Type.Object({
  ...PageQuery.properties,
  ...JobFilter.properties,
  sort: Type.Optional(SortKey(...jobSorts)),
});
export type JobQuery = Static<typeof JobQuery>;

const Named = Type.Object({ id: Id, name: Type.String() });
const Designation = Type.Object({ id: Id, designation: Type.String() });
const PlatformNames = Type.Array(Named);

/** `amount`, in major units, is absent if the caller may not see it. */
export const ReferralAmount = Type.Object({
  id: Id,
  slug: Type.String(),
  designation: Type.Union([Type.String(), Type.Null()]),
  amount: Type.Optional(Type.Number()),
  currency: Type.Optional(Type.String()),
});

const PublicationLabel = Type.Union([Type.Literal('Published'), Type.Literal('Saved')]);

/** `created_at` is an ISO instant, `expiryDate` a day. */
export const JobRow = Type.Object({
  jobId: Id,
  id: Id,
  jobTitle: Type.String(),
  jobCode: Type.String(),
  numberOfPositions: Type.Integer(),
  /** Number of applications for the job. */
  jobApplication: Type.Integer(),
  created_at: Type.String({ format: 'date-time' }),
  expiryDate: Type.Union([Day, Type.Null()]),
  department: Type.Object({ departmentId: Id, departmentName: Type.String() }),
  designation: Type.Union([Designation, Type.Null()]),
  jobType: Type.Union([Type.Object({ id: Id, jobType: Type.String() }), Type.Null()]),
  remote: Type.Boolean(),
  location: Type.Union([Type.Object({ city: Type.String() }), Type.Null()]),
  referralAmount: Type.Array(ReferralAmount),
  publishplatforms: PlatformNames,
  status: PublicationLabel,
  jobStatusId: Type.Integer(),
  may: Type.Array(oneOf(jobActions)),
  version: Type.Integer(),
});
export type JobRow = Static<typeof JobRow>;

export const JobPage = Type.Object({
  data: Type.Array(JobRow),
  meta: Type.Object({
    ...Meta.properties,
    published: Type.Integer(),
    saved: Type.Integer(),
    openings: Type.Integer(),
  }),
});
export type JobPage = Static<typeof JobPage>;

const Person = Type.Object({
  userId: Id,
  name: Type.String(),
  lastName: Type.String(),
  email: Type.Optional(Type.String()),
  designation: Type.Union([Type.String(), Type.Null()]),
  department: Type.Union([Type.String(), Type.Null()]),
});
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** `experience` is the maximum in years, null means no maximum. */
export const JobRecord = Type.Object({
  ...JobRow.properties,
  jobProfile: Type.String(),
  /** Job description as sanitized HTML. */
  jobDescription: Type.String(),
  education: Type.String(),
  minExperience: orNull(Type.Integer()),
  experience: orNull(Type.Integer()),
  department: Type.Object({
    departmentId: Id,
    departmentName: Type.String(),
    departmentHead: orNull(Person),
    division: orNull(Named),
  }),
  division: orNull(Named),
  subDepartment: orNull(Named),
  function: orNull(Type.Object({ id: Id, name: Type.String(), functionHead: orNull(Person) })),
  subFunction: orNull(Named),
  hiringManager: orNull(Person),
  recruitingManager: orNull(Person),
  employmentType: orNull(Named),
  employmentCategoryId: orNull(Id),
  employmentCategory: orNull(Named),
  jobPriorityId: orNull(Id),
  jobPriority: orNull(Named),
  questionGroup: orNull(
    Type.Object({
      id: Id,
      groupName: Type.String(),
      description: Type.String(),
      question: Type.Array(Type.Object({ id: Id, question: Type.String() })),
    }),
  ),
  skills: Type.Array(Type.Object({ id: Id, skill: Type.String() })),
  /** People who get an e-mail about each new application. */
  user: Type.Array(Person),
  pipeline: orNull(Named),
  jobLocation: Type.Array(
    Type.Object({
      locationId: Id,
      locationDisplay: Type.String(),
      address: Type.String(),
      pincode: Type.String(),
    }),
  ),
  location: orNull(
    Type.Object({
      city: Type.String(),
      country: Type.Object({ countryId: Id, country: Type.String() }),
    }),
  ),
  country: orNull(Type.Object({ countryId: Id, country: Type.String() })),
  ...jobConditionRecordFields,
  group: orNull(Type.Object({ id: Id, groupName: Type.String() })),
  slug: Type.String(),
  jobSlug: Type.String(),
  seoMetaTitle: Type.String(),
  seoMetaDescription: Type.String(),
  seoCanonicalTag: Type.String(),
  seoIndex: Type.Union([Type.Literal(1), Type.Literal(0)]),
  seoFocusKeyword: Type.String(),
  /** SEO keywords, separated by commas. */
  seoKeyword: Type.String(),
  setCustomSeoSchema: Type.String(),
  /** SEO image; `url` works once, for 60 seconds; a file ticket gives another. */
  seoImage: orNull(Type.Object({ id: Type.String(), name: Type.String(), url: Type.String() })),
});
export type JobRecord = Static<typeof JobRecord>;

/** `x-sentence` is the error message except for values too long. */
const requiredFields = {
  jobTitle: Type.String({
    minLength: 1,
    maxLength: jobLimits.title,
    pattern: '\\S',
    'x-sentence': messages.job.title,
  }),
  jobDescription: Type.String({
    minLength: 1,
    maxLength: jobLimits.text,
    pattern: '\\S',
    'x-sentence': messages.job.description,
  }),
  departmentId: Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    'x-sentence': messages.job.department,
  }),
  locationId: Type.Array(Id, {
    minItems: 1,
    maxItems: 50,
    'x-sentence': messages.job.location,
  }),
};
const ShortText = Type.String({ maxLength: 500 });
const ExperienceYears = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 0,
  maximum: jobLimits.experience,
});

export const JobUpdate = Type.Partial(
  Type.Object({
    ...requiredFields,
    jobProfile: Type.String({ maxLength: 5_000 }),
    education: ShortText,
    minExperience: ExperienceYears,
    maxExperience: ExperienceYears,
    jobTypeId: OptionalId,
    jobPriorityId: OptionalId,
    expiryDate: OptionalDay,
    referralAmountId: OptionalId,
    hiringManagerId: OptionalId,
    recruitingManagerId: OptionalId,
    questionGroupId: OptionalId,
    numberOfPositions: Type.Integer({
      minimum: 0,
      maximum: jobLimits.positions,
      'x-sentence': messages.job.positions,
    }),
    employmentTypeId: OptionalId,
    employmentCategoryId: OptionalId,
    country: OptionalId,
    ...jobConditionInputFields,
    remote: Type.Boolean(),
    functionId: OptionalId,
    subFunctionId: OptionalId,
    divisionId: OptionalId,
    designationId: OptionalId,
    subDepartmentId: OptionalId,
    groupId: OptionalId,
    pipeLineId: OptionalId,
    jobStatusId: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]),
    slug: Type.String({ maxLength: 200, pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$' }),
    seoMetaTitle: Type.String({ maxLength: 2_000 }),
    seoMetaDescription: Type.String({ maxLength: 2_000 }),
    seoCanonicalTag: Type.String({ maxLength: 2_000 }),
    seoFocusKeyword: ShortText,
    customSeoSchema: Type.String({ maxLength: 20_000 }),
    seoIndex: Type.Union([Type.Literal(1), Type.Literal(0)]),
    seoKeyword: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 }),
    skills: Type.Array(Id, { maxItems: 100 }),
    /** Users who get an e-mail about each new application. */
    userId: Type.Array(Id, { maxItems: 200 }),
    platformId: Type.Array(Id, { maxItems: 100 }),
    /** SEO image as a .jpg or .png of at most 2 MB, in a multipart request. */
    file: FilePart,
    /** Id of the SEO image: the stored id keeps the image, an empty text removes it. */
    seoImageId: Type.String({ pattern: '^([0-9a-f-]{36})?$', maxLength: 36 }),
    /** Row version on which the change is based; without it, the last write wins. */
    version: Type.Integer({ minimum: 1 }),
  }),
);
export type JobUpdate = Static<typeof JobUpdate>;

export const JobCreate = Type.Object({
  ...JobUpdate.properties,
  ...requiredFields,
});
export type JobCreate = Static<typeof JobCreate>;

/**
 * Selects jobs by id, or all that match the filter `matching` except the ids in `except`; a deletion by
 * `matching` requires `expected`, the number that the user saw.
 */
export const JobSelection = Selection('jobId', JobFilter);
export type JobSelection = Static<typeof JobSelection>;

export const JobParams = Type.Object({ id: Id });
export type JobParams = Static<typeof JobParams>;

export const JobsDeleted = Type.Object({ deleted: Type.Integer() });
export type JobsDeleted = Static<typeof JobsDeleted>;

/** Open applications have a status of category start, active or on hold. */
export const JobsImpact = Type.Object({ jobs: Type.Integer(), openApplications: Type.Integer() });
export type JobsImpact = Static<typeof JobsImpact>;
