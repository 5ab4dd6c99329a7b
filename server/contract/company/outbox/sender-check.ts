import { Type, type Static } from 'typebox';
import {
  senderParts,
  senderStates,
  type SenderPart,
  type SenderState,
} from './sender-check-constants';

/** A TXT record of DNS. */
export const SenderRecord = Type.Object({ name: Type.String(), value: Type.String() });
export type SenderRecord = Static<typeof SenderRecord>;

export const SenderFinding = Type.Object({
  part: Type.Unsafe<SenderPart>(Type.String({ enum: Object.keys(senderParts) })),
  state: Type.Unsafe<SenderState>(Type.String({ enum: Object.keys(senderStates) })),
  /** Result of the check, and what to do. */
  sentence: Type.String(),
  /** DNS record to add, or to replace the present record by; null if the check knows none. */
  record: Type.Union([SenderRecord, Type.Null()]),
});
export type SenderFinding = Static<typeof SenderFinding>;

export const SenderCheck = Type.Object({
  /** Empty without a mail server, as findings are then. */
  domain: Type.String(),
  findings: Type.Array(SenderFinding),
});
export type SenderCheck = Static<typeof SenderCheck>;
