import { Type, type Static } from 'typebox';
import { Day, Flag, Id, PageQuery } from '../answer';
import { Category } from '../applicants/application';

/** Query of every lookup. `id`, repeated, resolves the words of entries that were chosen earlier. */
export const LookupQuery = Type.Object({
  ...PageQuery.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
});
export type LookupQuery = Static<typeof LookupQuery>;

/** `staff` leaves the active people of the hiring staff: those who can be an applicant's recruiter. */
export const UserQuery = Type.Object({
  ...LookupQuery.properties,
  staff: Type.Optional(Flag),
});
export type UserQuery = Static<typeof UserQuery>;

const Text = Type.String();
const Named = Type.Object({ id: Id, name: Text });
const OneOrZero = Type.Union([Type.Literal(1), Type.Literal(0)]);
const PersonName = Type.Object({ userId: Id, name: Text, lastName: Text });

/** `email` only for recruiters and above. */
const User = Type.Object({
  userId: Id,
  id: Id,
  userName: Text,
  name: Text,
  lastName: Text,
  fullName: Text,
  email: Type.Optional(Text),
  userAvatar: Text,
  joiningDate: Type.Union([Day, Type.Null()]),
});

const Department = Type.Object({
  departmentId: Id,
  departmentName: Text,
  department_id: Id,
  department_name: Text,
  parentId: Type.Union([Id, Type.Null()]),
  division: Type.Union([Named, Type.Null()]),
  departmentHead: Type.Union([PersonName, Type.Null()]),
});

const OrganizationFunction = Type.Object({
  id: Id,
  name: Text,
  parentId: Type.Union([Id, Type.Null()]),
  functionHead: Type.Union([PersonName, Type.Null()]),
  subFunction: Type.Array(Named),
});

const Location = Type.Object({
  locationId: Id,
  locationDisplay: Text,
  address: Text,
  pincode: Text,
  city: Text,
});

/** Everything beyond id and name takes the permission to view groups. */
const Group = Type.Object({
  id: Id,
  groupName: Text,
  groupDescription: Type.Optional(Text),
  activeStatus: Type.Optional(OneOrZero),
  enableReferralChat: Type.Optional(OneOrZero),
  members: Type.Optional(Type.Array(Text)),
  location: Type.Optional(Type.Union([Type.Object({ city: Text }), Type.Null()])),
});

/** A group whose `question` list is empty cannot be chosen on a job. */
const QuestionGroup = Type.Object({
  id: Id,
  questionGroupName: Text,
  description: Text,
  status: OneOrZero,
  question: Type.Array(Type.Object({ id: Id, question: Text })),
});

const Pipeline = Type.Object({
  id: Id,
  name: Text,
  stage: Type.Array(Type.Object({ id: Id, name: Text, colour: Text, sequence: Type.Integer() })),
});

const Stage = Type.Object({
  id: Id,
  name: Text,
  colour: Text,
  status: Type.Array(Type.Object({ id: Id, name: Text, sequence: Type.Integer() })),
});

/** `amount` is in major units of `currency`; both are absent for those who may not see amounts. */
const ReferralAmount = Type.Object({
  id: Id,
  slug: Text,
  department: Type.Union([Type.Object({ departmentId: Id, departmentName: Text }), Type.Null()]),
  designation: Type.Union([Type.Object({ designationId: Id, designation: Text }), Type.Null()]),
  amount: Type.Optional(Type.Number()),
  currency: Type.Optional(Text),
});

const SeoGraph = Type.Object({
  id: Id,
  title: Text,
  type: Text,
  description: Text,
  image: Type.Union([Text, Type.Null()]),
  jobId: Type.Union([Id, Type.Null()]),
  keywords: Type.Array(Text),
});

/** An entry of each lookup, by the path that it is read from. */
export const directory = {
  '/api/v1/users': User,
  '/api/v1/departments': Department,
  '/api/v1/branches': Type.Object({ id: Id, branchName: Text }),
  '/api/v1/divisions': Named,
  '/api/v1/organization-functions': OrganizationFunction,
  '/api/v1/designation': Type.Object({ id: Id, designation: Text }),
  '/api/v1/job-type': Type.Object({ id: Id, jobType: Text }),
  '/api/v1/employment-type': Named,
  '/api/v1/career-department': Named,
  '/api/v1/city': Type.Object({ cityId: Id, city: Text }),
  '/api/v1/locations': Location,
  '/api/v1/job-locations': Location,
  '/api/v1/location/country': Type.Object({ id: Id, countryId: Id, country: Text }),
  '/api/v1/group': Group,
  /** `status` is `'1'` for enabled. */
  '/api/v1/job-priority': Type.Object({
    id: Id,
    name: Text,
    status: Type.Union([Type.Literal('1'), Type.Literal('0')]),
  }),
  '/api/v1/question-group': QuestionGroup,
  '/api/v1/skills': Type.Object({ id: Id, skill: Text }),
  '/api/v1/referral-amount': ReferralAmount,
  '/api/v1/pipeline': Pipeline,
  '/api/v1/stage': Stage,
  '/api/v1/platform': Named,
  '/api/v1/applicant-status': Type.Object({ id: Id, status: Text, category: Category }),
  '/api/v1/referral-eligibility': Type.Object({
    id: Id,
    designationId: Id,
    designation: Text,
    eligibilityStatus: OneOrZero,
  }),
  '/api/v1/referral-setting-type': Named,
  '/api/v1/seo-keyword': Type.Object({
    id: Id,
    title: Text,
    resource: Type.Object({ title: Text }),
    keywords: Type.Array(Text),
  }),
  '/api/v1/seo-graph': SeoGraph,
} as const;
export type DirectoryPath = keyof typeof directory;

export const AcquisitionQuery = Type.Object({ jobId: Type.Optional(Id) });
export type AcquisitionQuery = Static<typeof AcquisitionQuery>;

/** What one source brought: exact counts, and its newest applications, at most 100. */
export const Acquisition = Type.Object({
  source: Text,
  total: Type.Integer(),
  shortlisted: Type.Integer(),
  onHold: Type.Integer(),
  hired: Type.Integer(),
  job_application: Type.Array(
    Type.Object({
      id: Id,
      jobId: Id,
      status: Text,
      category: Text,
      created_at: Type.String({ format: 'date-time' }),
    }),
  ),
});
export type Acquisition = Static<typeof Acquisition>;
