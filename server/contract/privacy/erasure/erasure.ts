import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { maxErasureReasonLength } from './erasure-constants';

const Instant = Type.String({ format: 'date-time' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

export const ErasureReason = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: maxErasureReasonLength, pattern: '\\S' }),
});
export type ErasureReason = Static<typeof ErasureReason>;

const StoredErasure = Type.Object({
  erasedAt: Instant,
  reason: Type.String(),
  /** Name of the retention rule that anonymised the person; empty if a staff member did. */
  rule: Type.String(),
  /** Time until which an administrator can restore the person; null afterwards. */
  restorableUntil: orNull(Instant),
  /** Day until which a country's law requires sealed originals; null if no law does. */
  sealedUntil: orNull(Instant),
  /** Name of the country whose law requires sealed originals. */
  sealedFor: Type.String(),
  /** False until the last file of the person is deleted. */
  isFinished: Type.Boolean(),
  /** Texts that may still name the person and that staff must check. */
  unsure: Type.Array(Type.String()),
});

/** Effects of an erasure on the applicant, before or after it. */
export const ErasureState = Type.Object({
  /** All applications of the person, which are anonymised together. */
  applications: Type.Array(Type.Object({ id: Id, job: Type.String() })),
  erasure: orNull(StoredErasure),
  /** Hold that prevents the erasure of the person's data, with its reason; null without a hold. */
  hold: orNull(Type.Object({ reason: Type.String(), setAt: Instant })),
  /** True if the caller is the privacy officer and sealed data exists. */
  mayOpen: Type.Boolean(),
  goes: Type.Array(Type.String()),
  stays: Type.Array(Type.String()),
});
export type ErasureState = Static<typeof ErasureState>;

/** Sealed personal data from the records of an anonymised person. */
export const SealedRecord = Type.Object({
  names: Type.Array(Type.String()),
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
  parts: Type.Array(
    Type.Object({
      title: Type.String(),
      values: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
    }),
  ),
  /** Number of sealed records that are not included in the response. */
  left: Type.Integer(),
});
export type SealedRecord = Static<typeof SealedRecord>;
