import { Type, type Static } from 'typebox';
import {
  senderParts,
  senderStates,
  type SenderPart,
  type SenderState,
} from './sender-check-constants';

/** DNS record of type TXT. */
export const SenderRecord = Type.Object({ name: Type.String(), value: Type.String() });
export type SenderRecord = Static<typeof SenderRecord>;

export const SenderFinding = Type.Object({
  part: Type.Unsafe<SenderPart>(Type.String({ enum: Object.keys(senderParts) })),
  state: Type.Unsafe<SenderState>(Type.String({ enum: Object.keys(senderStates) })),
  /** Result of the check and advice, as a sentence. */
  sentence: Type.String(),
  /** DNS record to add or to replace the existing record by; null if the check has no proposal. */
  record: Type.Union([SenderRecord, Type.Null()]),
});
export type SenderFinding = Static<typeof SenderFinding>;

export const SenderCheck = Type.Object({
  /** Domain of the sender's address; empty, like `findings`, if no mail server is configured. */
  domain: Type.String(),
  findings: Type.Array(SenderFinding),
});
export type SenderCheck = Static<typeof SenderCheck>;
