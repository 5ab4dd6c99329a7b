import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { Type, type TSchema } from 'typebox';
import { Id, Offered, One, type Many, type PageQuery } from '../../../contract/answer';
import type { Permission } from '../../../contract/permission';
import type { recordCalls, RecordShapes } from '../../../contract/record-calls';
import type { Selection } from '../../../contract/selection';
import { Usage } from '../../../contract/usage';
import type { Actor, Viewer } from '../access/actor';
import { assertStaff } from '../access/hiring-staff';
import type { Database, Db } from '../db/database';
import { AppError } from '../errors';
import type { SentFile } from '../http/body';
import { readIdempotencyKey } from '../http/idempotency';
import { RawJson, route } from '../http/route';
import { joinByAnd } from './criteria';
import { deleteListRows } from './delete-rows';
import { toSelectionConditions, type SelectableList } from './list-selection';
import type { PlainList } from './plain-list';
import { readLookupChoices } from './read-lookup-choices';
import { readListRow } from './read-list-page';
import { createRecord, updateRecord, type WritableList } from './record-table';
import { readRecordUsage } from './assert-unused';

export interface ListShapes<Filter, Field extends string> extends RecordShapes {
  query: PageQuery & { sort?: string };
  update: { version?: number };
  selection: Selection<Field, Filter>;
}

export interface RecordRouteOptions<
  Filter,
  Field extends string,
  Shapes extends ListShapes<Filter, Field>,
> {
  list: SelectableList<Filter, Field> & WritableList;
  calls: ReturnType<typeof recordCalls<Shapes>>;
  shapes: Record<keyof RecordShapes, TSchema>;
  view: Permission;
  /** True if the list of choices requires the permission `view`, instead of being open to all staff. */
  isClosed?: true;
  edit: Permission;
  create?: Permission;
  receive?: (sent: SentRecordRequest) => Promise<object>;
  /** Predicate for entries of a picker; with `own`, a request lists all records that the user may view. */
  offered?: Sql;
  where?: string;
  part?: RecordPart;
}

export interface SentRecordRequest {
  body: object;
  files: readonly SentFile[];
  actor: Actor;
  isNew: boolean;
}

interface RecordPart {
  field: string;
  query: TSchema;
  reply: TSchema;
  read: (id: number, query: PageQuery, actor: Actor) => Promise<string>;
}

const params = Type.Object({ id: Id });

const readExistingRow = async (
  db: Db,
  list: PlainList,
  id: number,
  actor: Actor,
): Promise<string> => {
  const row = await readListRow(db, list, id, actor);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

export const readRecordResponse = async (
  ...record: Parameters<typeof readExistingRow>
): Promise<RawJson> => new RawJson(`{"data":${await readExistingRow(...record)}}`);

const deletedReply = One(Type.Object({ deleted: Type.Integer() }));

export const registerRecords = <
  Filter extends { search?: string },
  Field extends string,
  Shapes extends ListShapes<Filter, Field>,
>(
  app: FastifyInstance,
  db: Database,
  records: RecordRouteOptions<Filter, Field, Shapes>,
): void => {
  const { list: declared, calls, shapes, view, edit, create = edit } = records;
  const { isClosed, offered, where, part } = records;
  const { receive = ({ body }) => Promise.resolve(body) } = records;
  const list = { ...declared, changes: calls.update.changes ?? [] };
  const { one, many, field } = list;
  const keeping = where === undefined ? undefined : { many, edit, where };
  const tag = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  const record = One(shapes.record);
  const rowOf = (id: number, actor: Actor) => readExistingRow(db, list, id, actor);
  /** A request with a filter other than a search also finds records that the user may view but not choose. */
  const scopeOf =
    (offered: Sql, { id, ...request }: Record<string, unknown>) =>
    (viewer: Viewer): readonly Sql[] => {
      if (id) return [];
      const isNarrowed = Object.keys(list.filters).some((name) => request[name] !== undefined);
      if (!isNarrowed) return [offered];
      const viewed = list.scope?.(viewer) ?? [];
      return viewed.length > 0 ? [sql`(${offered} or (${joinByAnd(viewed)}))`] : [];
    };
  const answer = (id: number, actor: Actor) => readRecordResponse(db, list, id, actor);
  const withPart = async (
    { field: name, read }: RecordPart,
    id: number,
    query: PageQuery,
    actor: Actor,
  ): Promise<RawJson> => {
    const row = JSON.parse(await rowOf(id, actor)) as object;
    const { data, meta } = JSON.parse(await read(id, query, actor)) as Many<unknown>;
    return new RawJson(JSON.stringify({ data: { ...row, [name]: data }, meta }));
  };

  route(
    app,
    calls.getMany,
    {
      schemas: { query: shapes.query, reply: Offered(shapes.row) },
      access: isClosed ? view : 'signed-in',
      tag,
      summary: `The ${many}, one page at a time; \`id\`, repeated, finds entries chosen earlier.`,
    },
    async ({ query, actor }) => {
      if (!isClosed) assertStaff(actor);
      const request = query as ListShapes<Filter, Field>['query'] & { own?: number; id?: number[] };
      const shown = offered && !request.own ? { ...list, scope: scopeOf(offered, request) } : list;
      return new RawJson(await readLookupChoices(db, shown, request, actor, keeping));
    },
  );

  route(
    app,
    calls.get,
    {
      schemas: { params, reply: record, ...(part && { query: part.query, reply: part.reply }) },
      access: view,
      tag,
      summary: `One ${one}.`,
    },
    ({ params: { id }, query, actor }) =>
      part ? withPart(part, id, query as unknown as PageQuery, actor) : answer(id, actor),
  );

  route(
    app,
    calls.create,
    {
      schemas: { body: shapes.create, reply: record },
      access: create,
      tag,
      summary: `Creates a ${one}; the same \`Idempotency-Key\` creates once.`,
    },
    async ({ body, actor, request }) => {
      const sent = { body: body as object, files: request.sentFiles, actor, isNew: true };
      const key = readIdempotencyKey(request);
      return answer(await createRecord(db, list, actor, await receive(sent), key), actor);
    },
  );

  route(
    app,
    calls.update,
    {
      schemas: { params, body: shapes.update, reply: record },
      access: edit,
      tag,
      summary: 'Changes the fields that were sent; a stale `version` is refused with 409.',
    },
    async ({ params: { id }, body, actor, request }) => {
      const sent = { body: body as object, files: request.sentFiles, actor, isNew: false };
      await updateRecord(db, list, actor, id, await receive(sent));
      return answer(id, actor);
    },
  );

  route(
    app,
    calls.remove,
    {
      schemas: { body: shapes.selection, reply: deletedReply },
      access: edit,
      tag,
      summary: `Deletes ${many} by id, or all that match; refused while one of them is used.`,
    },
    async ({ body, actor }) => ({
      data: { deleted: await deleteListRows(db, list, actor, body as Selection<Field, Filter>) },
    }),
  );

  route(
    app,
    calls.removeOne,
    {
      schemas: { params, reply: deletedReply },
      access: edit,
      tag,
      summary: `Deletes a ${one}; refused while it is used.`,
    },
    async ({ params: { id }, actor }) => ({
      data: {
        deleted: await deleteListRows(db, list, actor, { [field]: [id] } as Selection<
          Field,
          Filter
        >),
      },
    }),
  );

  route(
    app,
    calls.getUsage,
    {
      schemas: { body: shapes.selection, reply: One(Usage) },
      access: view,
      tag,
      summary: `What uses the ${many} of a selection.`,
    },
    async ({ body, actor }) => ({
      data: await readRecordUsage(
        db,
        list,
        toSelectionConditions(list, body as Selection<Field, Filter>, actor),
      ),
    }),
  );
};
