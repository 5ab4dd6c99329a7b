import { Type, type Static } from 'typebox';
import { Day, FilePart, Id, oneOf, PageQuery, SortKey } from '../answer';
import { orNull } from '../applicants/application';
import { SafeReferral } from '../referrals/referral';
import { promiseStates } from './referring-constants';

export const MyReferralQuery = Type.Object({
  ...PageQuery.properties,
  sort: Type.Optional(SortKey('date', 'name')),
});
export type MyReferralQuery = Static<typeof MyReferralQuery>;

/** A referral as the one who made it may see it: nothing that others wrote or know. */
export const MyReferral = Type.Object({
  ...SafeReferral.properties,
  amount: orNull(Type.Number()),
  currency: Type.String(),
  /** What is to be known of the payout, in words that give nothing away. */
  payoutWords: Type.String(),
  /** False where no bonus comes of it, as far as the one who made it may know. */
  mayBePaid: Type.Boolean(),
  /** Until when an answer is promised; `null` where none is. */
  promise: orNull(Type.Object({ answerBy: Day, state: oneOf(promiseStates) })),
  mayWithdraw: Type.Boolean(),
  /** There is a chat with the hiring team about it. */
  hasChat: Type.Boolean(),
});
export type MyReferral = Static<typeof MyReferral>;

/** A person who is referred for a job. With a resume it is a multipart form. */
export const ReferralSubmission = Type.Object({
  jobId: Id,
  firstName: Type.String({ maxLength: 100 }),
  lastName: Type.Optional(Type.String({ maxLength: 100 })),
  /** An address or a phone number is needed. */
  applicantEmail: Type.Optional(Type.String({ maxLength: 200 })),
  phoneNumber: Type.Optional(Type.String({ maxLength: 40 })),
  /** How the two know each other; the hiring team reads it. */
  relation: Type.Optional(Type.String({ maxLength: 500 })),
  /** The version of the wording that the person agreed to. */
  consent: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  /** A .pdf, .doc or .docx file of at most 10 MB. */
  resume: Type.Optional(FilePart),
});
export type ReferralSubmission = Static<typeof ReferralSubmission>;

export const ReferralSubmitted = Type.Object({ id: Id });
export type ReferralSubmitted = Static<typeof ReferralSubmitted>;

/** `id` is that of the application. */
export const MyReferralParams = Type.Object({ id: Id });
