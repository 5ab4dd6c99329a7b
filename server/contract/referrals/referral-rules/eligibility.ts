import { Type, type Static } from 'typebox';
import { Flag, Id, PageQuery, SortKey } from '../../answer';
import { messages } from '../../messages';
import { Selection } from '../../selection';

const EligibilityFilter = Type.Object({
  search: PageQuery.properties.search,
  eligibilityStatus: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0')])),
});
export type EligibilityFilter = Static<typeof EligibilityFilter>;

const EligibilityQuery = Type.Object({
  ...PageQuery.properties,
  ...EligibilityFilter.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('designation', 'eligibilityStatus')),
});

/** Positions without a row may refer. */
const EligibilityRow = Type.Object({
  id: Id,
  designationId: Id,
  designation: Type.String(),
  eligibilityStatus: Type.Union([Type.Literal(1), Type.Literal(0)]),
  version: Type.Integer(),
});
export type EligibilityRow = Static<typeof EligibilityRow>;

const EligibilityCreate = Type.Object({
  designationId: Type.Integer({ ...Id, 'x-sentence': messages.eligibility.position }),
  eligibilityStatus: Type.Optional(Flag),
});

const EligibilityUpdate = Type.Object({
  ...Type.Partial(EligibilityCreate).properties,
  version: Type.Optional(Type.Integer()),
});

export const eligibilityShapes = {
  query: EligibilityQuery,
  row: EligibilityRow,
  record: EligibilityRow,
  create: EligibilityCreate,
  update: EligibilityUpdate,
  selection: Selection('id', EligibilityFilter),
};
export type EligibilityShapes = {
  [Name in keyof typeof eligibilityShapes]: Static<(typeof eligibilityShapes)[Name]>;
};
