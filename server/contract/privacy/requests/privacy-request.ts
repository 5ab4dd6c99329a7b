import { Type, type Static } from 'typebox';
import { Day, Id, oneOf, PageQuery } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { maxRequestText, requestKindNames, requestStateNames } from './privacy-request-constants';

const Moment = Type.String({ format: 'date-time' });
const Person = Type.Object({ userId: Id, name: Type.String() });
const Text = Type.String({ maxLength: maxRequestText });
const Version = Type.Optional(Type.Integer());

export const PrivacyRequest = Type.Object({
  id: Id,
  kind: oneOf(requestKindNames),
  state: oneOf(requestStateNames),
  /** Id of the application; null after the application was deleted. */
  applicantId: orNull(Id),
  name: Type.String(),
  /** True if a confirmation link can be mailed; else staff must confirm the person's identity. */
  hasAddress: Type.Boolean(),
  note: Type.String(),
  /** Staff member who recorded the request; null if the applicant made it on the status page. */
  madeBy: orNull(Person),
  owner: orNull(Person),
  madeAt: Moment,
  dueOn: Day,
  isLate: Type.Boolean(),
  /** True if an erasure was answered as done, but the applicant is not anonymised yet. */
  isToErase: Type.Boolean(),
  confirmedAt: orNull(Moment),
  confirmedHow: Type.String(),
  closedAt: orNull(Moment),
  answer: Type.String(),
  /** Id of the file with the person's data; null while it is not built and after it was deleted. */
  fileId: orNull(Type.String({ format: 'uuid' })),
  storedUntil: orNull(Moment),
  version: Type.Integer(),
});
export type PrivacyRequest = Static<typeof PrivacyRequest>;

const Filter = Type.Object({
  kind: Type.Optional(oneOf(requestKindNames)),
  state: Type.Optional(oneOf(requestStateNames)),
  ownerId: Type.Optional(Id),
  applicantId: Type.Optional(Id),
});
export type PrivacyRequestFilter = Static<typeof Filter>;

export const PrivacyRequestQuery = Type.Object({
  ...PageQuery.properties,
  ...Filter.properties,
  sort: Type.Optional(oneOf(['dueOn', '-dueOn', 'madeAt', '-madeAt'])),
});
export type PrivacyRequestQuery = Static<typeof PrivacyRequestQuery>;

export const NewPrivacyRequest = Type.Object({
  applicantId: Id,
  kind: oneOf(requestKindNames),
  note: Type.Optional(Text),
});
export type NewPrivacyRequest = Static<typeof NewPrivacyRequest>;

export const PrivacyRequestOwner = Type.Object({ ownerId: orNull(Id), version: Version });
export type PrivacyRequestOwner = Static<typeof PrivacyRequestOwner>;

export const IdentityConfirmation = Type.Object({
  how: Type.String({ minLength: 1, maxLength: 300 }),
});
export type IdentityConfirmation = Static<typeof IdentityConfirmation>;

export const PrivacyAnswer = Type.Object({
  outcome: oneOf(['done', 'refused']),
  answer: Type.Optional(Text),
});
export type PrivacyAnswer = Static<typeof PrivacyAnswer>;
