import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { Id, PageQuery, SortKey } from './answer';
import { Selection } from './selection';

/** Schema of a text that is never blank; `sentence` is the error message for other values. */
export const nonBlankText = (maxLength = 100, sentence?: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: '\\S',
    ...(sentence !== undefined && { 'x-sentence': sentence }),
  });

type Fields<Properties extends TProperties> = Static<TObject<Properties>>;

interface RecordDeclaration<
  Filter extends TProperties,
  Sort extends string,
  Stored extends TSchema,
  Row extends TSchema,
  Create extends TProperties,
  Update extends TProperties,
  Key extends string,
> {
  /** Query parameters of the list, besides the search. */
  filter: Filter;
  sorts: readonly Sort[];
  record: Stored;
  /** Shape of a record in a list, if it differs from `record`. */
  row?: Row;
  create: Create;
  /** Fields of a change, as far as they differ from those of a new record. */
  update?: Update;
  /** Name of the field for ids in a selection; default `id`. */
  key?: Key;
  /** True if no picker requests records of this kind by id. */
  hasNoPicker?: true;
}

/** Schemas of requests and responses for the calls of `recordCalls`. */
export const createRecordShapes = <
  Filter extends TProperties,
  Sort extends string,
  Stored extends TSchema,
  Create extends TProperties,
  Row extends TSchema = Stored,
  Update extends TProperties = Record<never, TSchema>,
  Key extends string = 'id',
>({
  filter,
  sorts,
  record,
  row = record as unknown as Row,
  create,
  update,
  key = 'id' as Key,
  hasNoPicker,
}: RecordDeclaration<Filter, Sort, Stored, Row, Create, Update, Key>) => {
  const filters = { search: PageQuery.properties.search, ...filter };
  const created = Type.Object(create);
  return {
    query: Type.Unsafe<PageQuery & Fields<Filter> & { id?: number[]; sort?: Sort | `-${Sort}` }>(
      Type.Object({
        ...PageQuery.properties,
        ...filter,
        ...(!hasNoPicker && { id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })) }),
        sort: Type.Optional(SortKey(...sorts)),
      }),
    ),
    row,
    record,
    create: created,
    update: Type.Unsafe<
      Partial<Omit<Fields<Create>, keyof Update>> & Fields<Update> & { version?: number }
    >(
      Type.Object({
        ...(Type.Partial(created) as unknown as TObject<Create>).properties,
        ...update,
        version: Type.Optional(Type.Integer()),
      }),
    ),
    selection: Type.Unsafe<Selection<Key, { search?: string } & Fields<Filter>>>(
      Selection(key, Type.Object(filters)),
    ),
  };
};

export type RecordShapeTypes<Shapes extends Record<string, TSchema>> = {
  [Name in keyof Shapes]: Static<Shapes[Name]>;
};

/** Query of a list without paging and sorting. */
export type RecordFilter<Shapes extends { query: object }> = Omit<
  Shapes['query'],
  'page' | 'limit' | 'size' | 'sort'
>;
