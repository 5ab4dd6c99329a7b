import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../../answer';
import { ApplicationRow, orNull, PersonName } from '../applications/application';
import { PayoutStatus } from '../../referrals/payouts/referral';
import { duplicateReasons, duplicateStates, mergeCredits } from './duplicate-constants';

const DuplicateReasonName = oneOf(duplicateReasons);
const DuplicateStateName = oneOf(duplicateStates);

export const DuplicateQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(DuplicateStateName),
  reason: Type.Optional(DuplicateReasonName),
});
export type DuplicateQuery = Static<typeof DuplicateQuery>;

const { applicantId, status, created_at } = ApplicationRow.properties;

/** `personId` is not `applicantId`, since a person may have several applications. */
const DuplicatePerson = Type.Object({
  personId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  /** E-mail address of the person; absent in the masked view, like phone and document number. */
  applicantEmail: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  documentLastFour: Type.Optional(Type.String()),
  created_at,
  applications: Type.Array(
    Type.Object({
      applicantId,
      job: Type.Object({
        ...{ jobId: Id, jobTitle: Type.String(), jobCode: Type.String() },
        jobStatusId: Type.Integer(),
      }),
      status,
      created_at,
    }),
  ),
});
export type DuplicatePerson = Static<typeof DuplicatePerson>;

/** Two people who may be the same; `first` is the person who was stored earlier. */
export const DuplicatePair = Type.Object({
  id: Id,
  reasons: Type.Array(DuplicateReasonName),
  state: DuplicateStateName,
  first: DuplicatePerson,
  second: DuplicatePerson,
  sharedJobs: Type.Array(Type.Object({ jobId: Id, jobTitle: Type.String() })),
  survivorId: orNull(Id),
  actor: orNull(PersonName),
  decidedAt: orNull(Type.String({ format: 'date-time' })),
  created_at,
});
export type DuplicatePair = Static<typeof DuplicatePair>;

export const DuplicateParams = Type.Object({ id: Id });
export type DuplicateParams = Static<typeof DuplicateParams>;

/** For each field, the `personId` whose value the merged person gets; default: the surviving person's. */
export const DuplicateMerge = Type.Object({
  survivorId: Id,
  fields: Type.Optional(
    Type.Object({
      firstName: Type.Optional(Id),
      lastName: Type.Optional(Id),
      applicantEmail: Type.Optional(Id),
      phoneNumber: Type.Optional(Id),
      document: Type.Optional(Id),
    }),
  ),
});
export type DuplicateMerge = Static<typeof DuplicateMerge>;

export const CreditQuery = Type.Object({ survivorId: Id });
export type CreditQuery = Static<typeof CreditQuery>;

export const CreditLine = Type.Object({
  applicantId,
  job: Type.Object({ jobId: Id, jobTitle: Type.String(), jobCode: Type.String() }),
  user: PersonName,
  referredDate: created_at,
  credit: oneOf(mergeCredits),
  referralStatus: PayoutStatus,
  /** Reason why the referral would not be paid after the merge; empty if it would be paid. */
  reason: Type.String(),
});
export type CreditLine = Static<typeof CreditLine>;
