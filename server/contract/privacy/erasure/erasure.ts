import { Type, type Static } from 'typebox';
import { Id } from '../../answer';
import { maxReasonLength } from './erasure-constants';

const Instant = Type.String({ format: 'date-time' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

export const ErasureReason = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: maxReasonLength, pattern: '\\S' }),
});
export type ErasureReason = Static<typeof ErasureReason>;

const StoredErasure = Type.Object({
  erasedAt: Instant,
  reason: Type.String(),
  /** Empty where a person did it. */
  rule: Type.String(),
  /** Last day on which an administrator can restore the person; null afterwards. */
  restorableUntil: orNull(Instant),
  /** Day until which the law of a country wants the originals kept; null where none does. */
  sealedUntil: orNull(Instant),
  /** Name of that country. */
  sealedFor: Type.String(),
  /** False until the last of their files is deleted. */
  isFinished: Type.Boolean(),
  /** Places that may name the person, for somebody to read. */
  unsure: Type.Array(Type.String()),
});

/** What an erasure does, or did, to the person of an application. */
export const ErasureState = Type.Object({
  /** All applications of the person, which go together. */
  applications: Type.Array(Type.Object({ id: Id, job: Type.String() })),
  erasure: orNull(StoredErasure),
  /** Why the data of this person must stay; null where they need not. */
  hold: orNull(Type.Object({ reason: Type.String(), setAt: Instant })),
  /** True for the privacy officer, while there is something sealed. */
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
  /** Records beyond those that are shown. */
  left: Type.Integer(),
});
export type SealedRecord = Static<typeof SealedRecord>;
