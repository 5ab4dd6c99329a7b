import { Type, type Static } from 'typebox';
import { Id, oneOf } from '../../answer';
import { nonBlankText } from '../../record-shapes';
import { orNull } from '../applications/application';
import {
  consentPurposes,
  consentOrigins,
  type ConsentPurpose,
  type ConsentOrigin,
} from './applying-constants';

const Instant = Type.String({ format: 'date-time' });

export const RecordedConsent = Type.Object({
  consentId: Id,
  purpose: oneOf(Object.keys(consentPurposes) as ConsentPurpose[]),
  number: Type.Integer(),
  text: Type.String(),
  /** Time of the consent; null if the applicant has not agreed to this text, which is the current one. */
  agreedAt: orNull(Instant),
  way: orNull(oneOf(Object.keys(consentOrigins) as ConsentOrigin[])),
  source: Type.String(),
  recordedBy: orNull(Type.String()),
  withdrawnAt: orNull(Instant),
});
export type RecordedConsent = Static<typeof RecordedConsent>;

export const ConsentParams = Type.Object({ id: Id, consentId: Id });
export type ConsentParams = Static<typeof ConsentParams>;

/** Note of staff on the way in which the consent came, such as `By phone on Monday`. */
export const ConsentSource = Type.Object({ source: nonBlankText(300) });
export type ConsentSource = Static<typeof ConsentSource>;
