import { Type, type Static } from 'typebox';
import { Flag, Id, OptionalId } from '../../answer';

const StatusName = Type.Object({ id: Id, name: Type.String() });

export const DefaultStatuses = Type.Array(StatusName);
export type DefaultStatuses = Static<typeof DefaultStatuses>;

const IdOrAll = Type.Union([Id, Type.Null()]);

/**
 * General settings: initial statuses of applications, and statuses in which a referral is paid; null means
 * all statuses.
 */
export const GeneralSettings = Type.Object({
  withoutHiringProcessId: IdOrAll,
  withoutHiringPipelineStatus: Type.Union([StatusName, Type.Null()]),
  withoutPayableStatusId: IdOrAll,
  withHiringProcessId: IdOrAll,
  withPayableStatusId: IdOrAll,
  /** If true, staff cannot reject anybody or mark a withdrawal without a reason. */
  requiresReason: Type.Boolean(),
  version: Type.Integer(),
});
export type GeneralSettings = Static<typeof GeneralSettings>;

/** Number of undecided referrals for each status at which a payout was promised; null means all statuses. */
export const StatusesOfPromisedPayouts = Type.Array(
  Type.Object({
    kind: Type.Union([Type.Literal('with'), Type.Literal('without')]),
    status: Type.Union([StatusName, Type.Null()]),
    referrals: Type.Integer(),
  }),
);
export type StatusesOfPromisedPayouts = Static<typeof StatusesOfPromisedPayouts>;

/** Absent fields stay unchanged, an empty field means all statuses. */
export const GeneralSettingsUpdate = Type.Partial(
  Type.Object({
    withoutHiringProcessId: OptionalId,
    withoutPayableStatusId: OptionalId,
    withHiringProcessId: OptionalId,
    withPayableStatusId: OptionalId,
    requiresReason: Flag,
    version: Type.Integer(),
  }),
);
export type GeneralSettingsUpdate = Static<typeof GeneralSettingsUpdate>;
