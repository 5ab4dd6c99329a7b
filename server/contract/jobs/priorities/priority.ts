import { Type, type Static } from 'typebox';
import { Flag, Id, PageQuery, SortKey } from '../../answer';
import { messages } from '../../messages';
import { Selection } from '../../selection';

const Status = Type.Union([Type.Literal('1'), Type.Literal('0')]);

const PriorityFilter = Type.Object({
  search: PageQuery.properties.search,
  status: Type.Optional(Status),
});
export type PriorityFilter = Static<typeof PriorityFilter>;

const PriorityQuery = Type.Object({
  ...PageQuery.properties,
  ...PriorityFilter.properties,
  id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
  sort: Type.Optional(SortKey('name', 'status')),
});

/** `status` is `'1'` for priorities that can be chosen. */
const PriorityRow = Type.Object({
  id: Id,
  name: Type.String(),
  status: Status,
  version: Type.Integer(),
});
export type PriorityRow = Static<typeof PriorityRow>;

const PriorityCreate = Type.Object({
  name: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '\\S',
    'x-sentence': messages.priority.name,
  }),
  status: Type.Optional(Flag),
});

const PriorityUpdate = Type.Object({
  ...Type.Partial(PriorityCreate).properties,
  version: Type.Optional(Type.Integer()),
});

const PrioritySelection = Selection('id', PriorityFilter);

export const priorityShapes = {
  query: PriorityQuery,
  row: PriorityRow,
  record: PriorityRow,
  create: PriorityCreate,
  update: PriorityUpdate,
  selection: PrioritySelection,
};
export type PriorityShapes = {
  [Name in keyof typeof priorityShapes]: Static<(typeof priorityShapes)[Name]>;
};
