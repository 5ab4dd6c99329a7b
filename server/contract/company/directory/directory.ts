import { Type, type Static } from 'typebox';
import { Day, Flag, Id, PageQuery } from '../../answer';

/** A repeated `id` requests the labels of chosen records. */
export const LookupQuery = Type.Object({
  ...PageQuery.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
});
export type LookupQuery = Static<typeof LookupQuery>;

/** `staff` limits the options to active hiring staff, who can be recruiters. */
export const UserQuery = Type.Object({
  ...LookupQuery.properties,
  staff: Type.Optional(Flag),
});
export type UserQuery = Static<typeof UserQuery>;

const Text = Type.String();
export const Named = Type.Object({ id: Id, name: Text });
const PersonName = Type.Object({ userId: Id, name: Text, lastName: Text });

export const User = Type.Object({
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

export const Department = Type.Object({
  departmentId: Id,
  departmentName: Text,
  department_id: Id,
  department_name: Text,
  parentId: Type.Union([Id, Type.Null()]),
  division: Type.Union([Named, Type.Null()]),
  departmentHead: Type.Union([PersonName, Type.Null()]),
});

export const OrganizationFunction = Type.Object({
  id: Id,
  name: Text,
  parentId: Type.Union([Id, Type.Null()]),
  functionHead: Type.Union([PersonName, Type.Null()]),
  subFunction: Type.Array(Named),
});

export const Location = Type.Object({
  locationId: Id,
  locationDisplay: Text,
  address: Text,
  pincode: Text,
  region: Text,
  city: Text,
  /** ISO 3166-1 alpha-2 code of the country, else its name. */
  countryCode: Text,
});

export const Branch = Type.Object({ id: Id, branchName: Text });
export const Designation = Type.Object({ id: Id, designation: Text });
export const JobType = Type.Object({ id: Id, jobType: Text });
export const City = Type.Object({ cityId: Id, city: Text, country: Text });
export const Country = Type.Object({ id: Id, countryId: Id, country: Text, code: Text });
export const Skill = Type.Object({ id: Id, skill: Text });

export const AcquisitionQuery = Type.Object({ jobId: Type.Optional(Id) });
export type AcquisitionQuery = Static<typeof AcquisitionQuery>;

/** Funnel of a job's applications: exact counts, and at most 100 of the newest applications. */
export const Acquisition = Type.Object({
  sourceId: Type.Union([Id, Type.Null()]),
  source: Text,
  total: Type.Integer(),
  /** Number of applications that are neither rejected nor withdrawn. */
  relevant: Type.Integer(),
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
