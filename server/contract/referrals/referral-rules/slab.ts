import { Type, type Static } from 'typebox';
import { Id, OptionalId, PageQuery, SortKey } from '../../answer';
import { messages } from '../../messages';
import { Selection } from '../../selection';

const SlabFilter = Type.Object({
  search: PageQuery.properties.search,
  departmentId: Type.Optional(Id),
  designationId: Type.Optional(Id),
});
export type SlabFilter = Static<typeof SlabFilter>;

const SlabQuery = Type.Object({
  ...PageQuery.properties,
  ...SlabFilter.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('slug', 'department', 'designation')),
});

/** `amount` is in major units of `currency`; both are absent without permission to see amounts. */
const SlabRow = Type.Object({
  id: Id,
  slug: Type.String(),
  department: Type.Union([
    Type.Object({ departmentId: Id, departmentName: Type.String() }),
    Type.Null(),
  ]),
  designation: Type.Union([
    Type.Object({ designationId: Id, designation: Type.String() }),
    Type.Null(),
  ]),
  amount: Type.Optional(Type.Number()),
  currency: Type.Optional(Type.String()),
  version: Type.Integer(),
  /** Alias of the id in the answer to a create. */
  reffamount: Type.Object({ id: Id }),
});
export type SlabRow = Static<typeof SlabRow>;

const createSlabFields = (sentence: string) => ({
  slug: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', 'x-sentence': sentence }),
  /** Major units, at most two decimals. `x-sentence` is for a missing value only. */
  amount: Type.Number({ 'x-sentence': sentence, allOf: [{ minimum: 0, maximum: 1_000_000_000 }] }),
});

const targetFields = {
  departmentId: Type.Optional(OptionalId),
  designationId: Type.Optional(OptionalId),
};

/** Without department or position, a slab applies to all of them. */
const SlabCreate = Type.Object({
  ...createSlabFields(messages.slab.required),
  ...targetFields,
});

const SlabUpdate = Type.Object({
  ...Type.Partial(Type.Object(createSlabFields(messages.slab.incomplete))).properties,
  ...targetFields,
  version: Type.Optional(Type.Integer()),
});

export const slabShapes = {
  query: SlabQuery,
  row: SlabRow,
  record: SlabRow,
  create: SlabCreate,
  update: SlabUpdate,
  selection: Selection('id', SlabFilter),
};
export type SlabShapes = { [Name in keyof typeof slabShapes]: Static<(typeof slabShapes)[Name]> };
