import { Type, type Static } from 'typebox';
import { Id, OptionalId } from '../../answer';
import { messages } from '../../messages';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';

/** `amount` is in major units of `currency`; both are absent if the caller may not see amounts. */
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
  /** The slab's id again, under the field name that the specification uses in the response to a create. */
  reffamount: Type.Object({ id: Id }),
});
export type SlabRow = Static<typeof SlabRow>;

const createSlabFields = (sentence: string) => ({
  slug: nonBlankText(100, sentence),
  /**
   * Amount in major units, with at most two decimals; `x-sentence` is the error message for a missing value
   * only.
   */
  amount: Type.Number({ 'x-sentence': sentence, allOf: [{ minimum: 0, maximum: 1_000_000_000 }] }),
});

export const slabShapes = createRecordShapes({
  filter: { departmentId: Type.Optional(Id), designationId: Type.Optional(Id) },
  sorts: ['slug', 'department', 'designation'],
  record: SlabRow,
  /** Without department or position, the slab applies to all departments or positions. */
  create: {
    ...createSlabFields(messages.slab.required),
    departmentId: Type.Optional(OptionalId),
    designationId: Type.Optional(OptionalId),
  },
  update: Type.Partial(Type.Object(createSlabFields(messages.slab.incomplete))).properties,
});
export type SlabShapes = RecordShapeTypes<typeof slabShapes>;
export type SlabFilter = Omit<RecordFilter<SlabShapes>, 'id'>;
