import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { Id, PageQuery, SortKey } from './answer';
import { Selection } from './selection';

/** A text of a record that is never blank; `sentence` is the error message for other values. */
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
  /** Query parameters besides the search. */
  filter: Filter;
  sorts: readonly Sort[];
  record: Stored;
  /** Shape of a record in a list, if it differs from `record`. */
  row?: Row;
  create: Create;
  /** Fields of a change that differ from those of a new record. */
  update?: Update;
  /** Name of the ids in a selection; default `id`. */
  key?: Key;
  /** Set where no picker asks for entries by id. */
  hasNoPicker?: true;
}

/** The shapes of the calls of `recordCalls`. */
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

/** Query of a list without its page and order. */
export type RecordFilter<Shapes extends { query: object }> = Omit<
  Shapes['query'],
  'page' | 'limit' | 'size' | 'sort'
>;
