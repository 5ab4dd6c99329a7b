import { Type, type TSchema } from 'typebox';
import { Id, OptionalDay, OptionalId, PageQuery, SortKey } from '../../answer';
import { emailPattern } from '../../email-constants';
import { Selection } from '../../selection';
import {
  bodyName,
  directoryFields,
  mostExternalId,
  type DirectoryField,
  type DirectoryKind,
  type DirectoryReferenceName,
  type DirectoryValueName,
} from './directory-constants';

export interface DirectoryReference {
  id: number;
  name: string;
}

/** 1 active, 0 inactive; pickers do not offer inactive records. */
type ActiveStatus = 0 | 1;

export type DirectoryRecord = {
  id: number;
  name: string;
  externalId: string;
  status: ActiveStatus;
  version: number;
} & { [Name in DirectoryValueName]?: string | null } & {
  [Name in DirectoryReferenceName]?: DirectoryReference | null;
};

/** References are ids. Absent fields stay unchanged, or are empty in a new record. */
export type DirectoryBody = { externalId?: string; status?: ActiveStatus } & {
  [Name in DirectoryValueName]?: string | null;
} & { [Name in DirectoryReferenceName as `${Name}Id`]?: number | null };

export type DirectoryFilter = { search?: string; status?: ActiveStatus } & {
  [Name in DirectoryReferenceName as `${Name}Id`]?: number;
};

const status = Type.Union([Type.Literal(0), Type.Literal(1)]);
const reference = Type.Object({ id: Id, name: Type.String() });
const externalId = Type.String({ maxLength: mostExternalId });

const toReplySchema = ({ type }: DirectoryField): TSchema =>
  type === 'record'
    ? Type.Union([reference, Type.Null()])
    : Type.Union([Type.String(), Type.Null()]);

const toBodySchema = (field: DirectoryField): TSchema => {
  if (field.type === 'record') return field.required ? Id : OptionalId;
  if (field.type === 'day') return OptionalDay;
  return Type.String({
    maxLength: field.most,
    ...(field.required && { minLength: 1, pattern: '\\S' }),
    ...(field.type === 'email' && { pattern: emailPattern }),
  });
};

const sortableFields = ['name', 'externalId', 'status'] as const;

const createDirectoryShapes = (kind: DirectoryKind) => {
  const fields = directoryFields(kind);
  const references = fields.filter(([, { type }]) => type === 'record');
  const filter = Type.Unsafe<DirectoryFilter>(
    Type.Object({
      search: PageQuery.properties.search,
      status: Type.Optional(status),
      ...Object.fromEntries(references.map(([name]) => [`${name}Id`, Type.Optional(Id)])),
    }),
  );
  const record = Type.Unsafe<DirectoryRecord>(
    Type.Object({
      id: Id,
      ...Object.fromEntries(fields.map(([name, field]) => [name, toReplySchema(field)])),
      name: Type.String(),
      externalId: Type.String(),
      status,
      version: Type.Integer(),
    }),
  );
  const parts = Object.fromEntries(
    fields.map(([name, field]) => [
      bodyName(name, field),
      field.required ? toBodySchema(field) : Type.Optional(toBodySchema(field)),
    ]),
  );
  const create = Type.Object({
    ...parts,
    externalId: Type.Optional(externalId),
    status: Type.Optional(status),
  });
  return {
    query: Type.Object({
      ...PageQuery.properties,
      ...(filter as unknown as typeof create).properties,
      id: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 100 })),
      sort: Type.Optional(SortKey(...sortableFields)),
    }),
    row: record,
    record,
    create,
    update: Type.Object({
      ...Type.Partial(create).properties,
      version: Type.Optional(Type.Integer()),
    }),
    selection: Selection('id', filter as unknown as typeof create),
  };
};

export const directoryShapes = {
  departments: createDirectoryShapes('departments'),
  divisions: createDirectoryShapes('divisions'),
  designations: createDirectoryShapes('designations'),
  functions: createDirectoryShapes('functions'),
  locations: createDirectoryShapes('locations'),
  cities: createDirectoryShapes('cities'),
  branches: createDirectoryShapes('branches'),
  skills: createDirectoryShapes('skills'),
  people: createDirectoryShapes('people'),
} satisfies Record<DirectoryKind, ReturnType<typeof createDirectoryShapes>>;

export type DirectorySelection = Selection<'id', DirectoryFilter>;

export interface DirectoryShapes {
  query: PageQuery & DirectoryFilter & { id?: number[]; sort?: string };
  row: DirectoryRecord;
  record: DirectoryRecord;
  create: DirectoryBody;
  update: DirectoryBody & { version?: number };
  selection: DirectorySelection;
}
