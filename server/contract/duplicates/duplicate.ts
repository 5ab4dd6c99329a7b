import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../answer';
import { ApplicationRow, orNull, PersonName } from '../applicants/application';
import { PayoutStatus } from '../referrals/referral';
import { duplicateReasons, duplicateStates, mergeCredits } from './duplicate-constants';

const Reason = oneOf(duplicateReasons);
const State = oneOf(duplicateStates);

/** `state` is `suspected` when left out. */
export const DuplicateQuery = Type.Object({
  ...PageQuery.properties,
  state: Type.Optional(State),
  reason: Type.Optional(Reason),
});
export type DuplicateQuery = Static<typeof DuplicateQuery>;

const { applicantId, status, created_at } = ApplicationRow.properties;

/** A person with the applications that the caller may see. `personId` is not an `applicantId`. */
const DuplicatePerson = Type.Object({
  personId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  /** Absent in the masked view, as are phone and document. */
  applicantEmail: Type.Optional(Type.String()),
  phoneNumber: Type.Optional(Type.String()),
  /** Last four digits, or empty. */
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

/** Two people who may be the same. `first` is the one that was stored earlier. */
export const DuplicatePair = Type.Object({
  id: Id,
  reasons: Type.Array(Reason),
  state: State,
  first: DuplicatePerson,
  second: DuplicatePerson,
  /** Jobs that both applied to. After a merge the person has both applications for each. */
  sharedJobs: Type.Array(Type.Object({ jobId: Id, jobTitle: Type.String() })),
  /** After a merge: the `personId` that stayed. */
  survivorId: orNull(Id),
  /** Who merged or dismissed, and when. */
  actor: orNull(PersonName),
  decidedAt: orNull(Type.String({ format: 'date-time' })),
  created_at,
});
export type DuplicatePair = Static<typeof DuplicatePair>;

export const DuplicateParams = Type.Object({ id: Id });
export type DuplicateParams = Static<typeof DuplicateParams>;

/** For each field the `personId` whose value stays; the survivor's where it is left out. */
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

/** A referral of one of the two, and what a merge would make of its credit. */
export const CreditLine = Type.Object({
  applicantId,
  job: Type.Object({ jobId: Id, jobTitle: Type.String(), jobCode: Type.String() }),
  /** Who referred the person, and when. */
  user: PersonName,
  referredDate: created_at,
  credit: oneOf(mergeCredits),
  /** Where the payout would stand. */
  referralStatus: PayoutStatus,
  /** Why it would not be paid then; empty where nothing stops it. */
  reason: Type.String(),
});
export type CreditLine = Static<typeof CreditLine>;
