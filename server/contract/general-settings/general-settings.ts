import { Type, type Static } from 'typebox';
import { Id, OptionalId } from '../answer';

const Status = Type.Object({ id: Id, name: Type.String() });

/** Statuses that a default is chosen from. */
export const DefaultStatuses = Type.Array(Status);
export type DefaultStatuses = Static<typeof DefaultStatuses>;

const IdOrAll = Type.Union([Id, Type.Null()]);

/** Where applicants begin, and with which status an employee who referred one is paid; null is All. */
export const GeneralSettings = Type.Object({
  withoutHiringProcessId: IdOrAll,
  /** What `withoutHiringProcessId` is called. */
  withoutHiringPipelineStatus: Type.Union([Status, Type.Null()]),
  withoutPayableStatusId: IdOrAll,
  withHiringProcessId: IdOrAll,
  withPayableStatusId: IdOrAll,
  version: Type.Integer(),
});
export type GeneralSettings = Static<typeof GeneralSettings>;

/** How many referrals that are not decided yet keep which status, by the kind of their job; null is All. */
export const PromisedStatuses = Type.Array(
  Type.Object({
    kind: Type.Union([Type.Literal('with'), Type.Literal('without')]),
    status: Type.Union([Status, Type.Null()]),
    referrals: Type.Integer(),
  }),
);
export type PromisedStatuses = Static<typeof PromisedStatuses>;

/** An absent field is unchanged; an empty one is All. */
export const GeneralSettingsUpdate = Type.Partial(
  Type.Object({
    withoutHiringProcessId: OptionalId,
    withoutPayableStatusId: OptionalId,
    withHiringProcessId: OptionalId,
    withPayableStatusId: OptionalId,
    version: Type.Integer(),
  }),
);
export type GeneralSettingsUpdate = Static<typeof GeneralSettingsUpdate>;
