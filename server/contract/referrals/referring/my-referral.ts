import { Type, type Static } from 'typebox';
import { Day, FilePart, Id, oneOf, PageQuery, SortKey } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { SafeReferral } from '../payouts/referral';
import { promiseStates } from './referring-constants';

export const MyReferralQuery = Type.Object({
  ...PageQuery.properties,
  sort: Type.Optional(SortKey('date', 'name')),
});
export type MyReferralQuery = Static<typeof MyReferralQuery>;

/** Referral as its referrer sees it, without anything that others wrote. */
export const MyReferral = Type.Object({
  ...SafeReferral.properties,
  amount: orNull(Type.Number()),
  currency: Type.String(),
  payoutWords: Type.String(),
  /** True if a bonus is possible, as far as the referrer may know. */
  mayBePaid: Type.Boolean(),
  promise: orNull(Type.Object({ answerBy: Day, state: oneOf(promiseStates) })),
  mayWithdraw: Type.Boolean(),
  hasChat: Type.Boolean(),
});
export type MyReferral = Static<typeof MyReferral>;

export const ReferralSubmission = Type.Object({
  jobId: Id,
  firstName: Type.String({ maxLength: 100 }),
  lastName: Type.Optional(Type.String({ maxLength: 100 })),
  /** E-mail address of the applicant; required if there is no phone number. */
  applicantEmail: Type.Optional(Type.String({ maxLength: 200 })),
  phoneNumber: Type.Optional(Type.String({ maxLength: 40 })),
  /** Text of the referrer on how they know the applicant, which the hiring team can read. */
  relation: Type.Optional(Type.String({ maxLength: 500 })),
  consent: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  /** Resume as a .pdf, .doc or .docx file of at most 10 MB. */
  resume: Type.Optional(FilePart),
});
export type ReferralSubmission = Static<typeof ReferralSubmission>;

export const ReferralSubmitted = Type.Object({ id: Id });
export type ReferralSubmitted = Static<typeof ReferralSubmitted>;

/** `id` is the id of the application. */
export const MyReferralParams = Type.Object({ id: Id });
