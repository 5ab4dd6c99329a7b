import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../../answer';
import { Selection } from '../../selection';
import { holdReasons, type HoldReason } from './applying-constants';

const HeldFilter = Type.Object({
  search: PageQuery.properties.search,
  jobId: Type.Optional(Id),
});
export type HeldFilter = Static<typeof HeldFilter>;

export const HeldQuery = Type.Object({ ...PageQuery.properties, ...HeldFilter.properties });
export type HeldQuery = Static<typeof HeldQuery>;

/** An application that waits in the quarantine. */
export const HeldApplication = Type.Object({
  id: Id,
  jobId: Id,
  jobTitle: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  reasons: Type.Array(oneOf(Object.keys(holdReasons) as HoldReason[])),
  heldAt: Type.String({ format: 'date-time' }),
});
export type HeldApplication = Static<typeof HeldApplication>;

export const HeldSelection = Selection('id', HeldFilter);
export type HeldSelection = Static<typeof HeldSelection>;

export const ChangedHeld = Type.Object({ changed: Type.Integer() });
export type ChangedHeld = Static<typeof ChangedHeld>;
