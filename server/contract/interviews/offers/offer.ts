import { Type, type Static } from 'typebox';
import { Day, Flag, Id, oneOf, PageQuery, SortKey } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { roles } from '../../permission';
import { nonBlankText } from '../../record-shapes';
import { maxOfferPay, offerStateNames, payPeriodNames } from './offer-constants';

const Moment = Type.String({ format: 'date-time' });
const Person = Type.Object({ userId: Id, name: Type.String() });
const Pay = Type.Number({ exclusiveMinimum: 0, maximum: maxOfferPay });
const Note = Type.String({ maxLength: 1_000 });
const Version = Type.Optional(Type.Integer({ minimum: 1 }));

const Terms = {
  position: Type.String(),
  /** Pay in major units of the currency. */
  pay: Type.Number(),
  currency: Type.String(),
  period: oneOf(payPeriodNames),
  startsOn: Day,
};

export const OfferApproval = Type.Object({
  role: oneOf(roles),
  /** Person who decided the approval; null while it is open. */
  by: orNull(Person),
  at: orNull(Moment),
  isApproved: orNull(Type.Boolean()),
  note: Type.String(),
});
export type OfferApproval = Static<typeof OfferApproval>;

export const Offer = Type.Object({
  id: Id,
  applicantId: Id,
  name: Type.String(),
  jobId: Id,
  jobTitle: Type.String(),
  state: oneOf(offerStateNames),
  number: Type.Integer(),
  ...Terms,
  expiresOn: Day,
  templateId: Id,
  template: Type.String(),
  madeBy: Person,
  madeAt: Moment,
  sentAt: orNull(Moment),
  closedAt: orNull(Moment),
  /** Name that the applicant typed to answer the offer; empty before the answer. */
  signedName: Type.String(),
  reason: Type.String(),
  /** Id of the offer's document, as last handed in for approval. */
  fileId: orNull(Type.String({ format: 'uuid' })),
  approvals: Type.Array(OfferApproval),
  editions: Type.Array(
    Type.Object({ number: Type.Integer(), ...Terms, madeBy: Person, madeAt: Moment }),
  ),
  /** True if the caller's approval is the next step. */
  mayApprove: Type.Boolean(),
  version: Type.Integer(),
});
export type Offer = Static<typeof Offer>;

export const OfferFilter = Type.Object({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(oneOf(offerStateNames)),
  applicantId: Type.Optional(Id),
  jobId: Type.Optional(Id),
  /** Filter: offers whose next approval the caller can decide. */
  isWaitingForMe: Type.Optional(Flag),
});
export type OfferFilter = Static<typeof OfferFilter>;

export const OfferQuery = Type.Object({
  ...PageQuery.properties,
  ...OfferFilter.properties,
  sort: Type.Optional(SortKey('madeAt', 'expiresOn', 'startsOn', 'name')),
});
export type OfferQuery = Static<typeof OfferQuery>;

const OfferTerms = {
  position: nonBlankText(200, 'Enter the position.'),
  pay: Pay,
  currency: Type.String({ minLength: 3, maxLength: 3 }),
  period: oneOf(payPeriodNames),
  startsOn: Day,
  expiresOn: Day,
  templateId: Id,
};

export const NewOffer = Type.Object({ applicantId: Id, ...OfferTerms });
export type NewOffer = Static<typeof NewOffer>;

export const OfferChange = Type.Object({ ...OfferTerms, version: Version });
export type OfferChange = Static<typeof OfferChange>;

export const OfferActionBody = Type.Object({ version: Version });
export type OfferActionBody = Static<typeof OfferActionBody>;

/** Decision on an approval: a refused offer becomes a draft again, and a refusal requires a note. */
export const OfferDecision = Type.Object({
  isApproved: Flag,
  note: Type.Optional(Note),
  version: Version,
});
export type OfferDecision = Static<typeof OfferDecision>;

export const OfferWithdrawal = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' }),
  version: Version,
});
export type OfferWithdrawal = Static<typeof OfferWithdrawal>;
