import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../../answer';
import { Selection } from '../../selection';
import { numberKinds, type NumberKind } from './number-mark-constants';

const Kind = oneOf(Object.keys(numberKinds) as NumberKind[]);

const NumberMarkFilter = Type.Object({
  search: PageQuery.properties.search,
  kind: Type.Optional(Kind),
});
export type NumberMarkFilter = Static<typeof NumberMarkFilter>;

export const NumberMarkQuery = Type.Object({
  ...PageQuery.properties,
  ...NumberMarkFilter.properties,
});
export type NumberMarkQuery = Static<typeof NumberMarkQuery>;

/** Number in a stored text that looks like an identity document number and that staff must check. */
export const NumberMark = Type.Object({
  id: Id,
  applicationId: Id,
  name: Type.String(),
  /** Kind of text that contains the number, such as `Letter`. */
  place: Type.String(),
  kind: Kind,
  lastFour: Type.String(),
  foundAt: Type.String({ format: 'date-time' }),
});
export type NumberMark = Static<typeof NumberMark>;

export const NumberMarkSelection = Selection('id', NumberMarkFilter);
export type NumberMarkSelection = Static<typeof NumberMarkSelection>;

export const ChangedNumberMarks = Type.Object({ changed: Type.Integer() });
export type ChangedNumberMarks = Static<typeof ChangedNumberMarks>;
