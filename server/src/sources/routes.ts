import type { FastifyInstance } from 'fastify';
import { Many, One } from '../../contract/answer';
import * as shapes from '../../contract/sources/source';
import * as calls from '../../contract/sources/source.calls';
import { Usage } from '../../contract/usage';
import type { Actor } from '../access/actor';
import { expectStaff } from '../access/hiring-staff';
import type { Parts } from '../domain';
import { AppError } from '../errors';
import { idempotencyKeyOf } from '../http/idempotency';
import { RawJson, route } from '../http/route';
import { deleteRows } from '../lists/delete-rows';
import { selectedOf } from '../lists/list-selection';
import { readPage, readRow } from '../lists/plain-list';
import { readUsage } from '../lists/usage';
import { sourceList } from './sources.list';
import { createSource, updateSource } from './write-source';

const tag = 'Applicant sources';
const params = shapes.SourceParams;
const selection = shapes.SourceSelection;
const record = One(shapes.SourceRecord);
const deleted = One(shapes.SourcesDeleted);

/** Applicant sources: list and lookup, record, create, update, delete. */
export const registerSources = (app: FastifyInstance, { db }: Parts): void => {
  const answerSource = async (id: number, actor: Actor): Promise<RawJson> => {
    const row = await readRow(db, sourceList, id, actor);
    if (!row) throw new AppError('NOT_FOUND');
    return new RawJson(`{"data":${row}}`);
  };

  route(
    app,
    calls.getSources,
    {
      schemas: { query: shapes.SourceQuery, reply: Many(shapes.SourceRow) },
      access: 'signed-in',
      tag,
      summary: 'Applicant sources by name; `id`, repeated, finds entries that were chosen earlier.',
    },
    async ({ query, actor }) => {
      expectStaff(actor);
      return new RawJson(await readPage(db, sourceList, query, actor));
    },
  );

  route(
    app,
    calls.getSource,
    {
      schemas: { params, reply: record },
      access: 'setup:view-hiring',
      tag,
      summary: 'One source.',
    },
    ({ params: { id }, actor }) => answerSource(id, actor),
  );

  route(
    app,
    calls.createSource,
    {
      schemas: { body: shapes.SourceCreate, reply: record },
      access: 'setup:edit-hiring',
      tag,
      summary: 'Creates a source; the same `Idempotency-Key` creates once.',
    },
    async ({ body, actor, request }) =>
      answerSource(await createSource(db, actor, body, idempotencyKeyOf(request)), actor),
  );

  route(
    app,
    calls.updateSource,
    {
      schemas: { params, body: shapes.SourceUpdate, reply: record },
      access: 'setup:edit-hiring',
      tag,
      summary: 'Changes name and description; a stale `version` is refused with 409.',
    },
    async ({ params: { id }, body, actor }) => {
      await updateSource(db, actor, id, body);
      return answerSource(id, actor);
    },
  );

  route(
    app,
    calls.deleteSources,
    {
      schemas: { body: selection, reply: deleted },
      access: 'setup:edit-hiring',
      tag,
      summary: 'Deletes sources by id, or all that match; refused while one of them is used.',
    },
    async ({ body, actor }) => ({
      data: { deleted: await deleteRows(db, sourceList, actor, body) },
    }),
  );

  route(
    app,
    calls.deleteSource,
    {
      schemas: { params, reply: deleted },
      access: 'setup:edit-hiring',
      tag,
      summary: 'Deletes a source; refused while it is used.',
    },
    async ({ params: { id }, actor }) => ({
      data: { deleted: await deleteRows(db, sourceList, actor, { sourceId: [id] }) },
    }),
  );

  route(
    app,
    calls.getSourcesUsage,
    {
      schemas: { body: selection, reply: One(Usage) },
      access: 'setup:view-hiring',
      tag,
      summary: 'What uses the sources of a selection.',
    },
    async ({ body, actor }) => ({
      data: await readUsage(db, sourceList, selectedOf(sourceList, body, actor)),
    }),
  );
};
