import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import { One } from '../../contract/answer';
import { FileTarget, FileTicket } from '../../contract/file-ticket';
import { createFileTicket } from '../../contract/file-ticket.calls';
import type { Actor } from '../access/actor';
import { jobsInScope } from '../access/scope';
import type { Config } from '../config';
import type { Database } from '../db/database';
import { AppError, invalidField } from '../errors';
import { route } from '../http/route';
import { companyDayOf } from '../jobs/company-day';
import { selected } from '../jobs/selection';
import { csvOf } from './csv';
import { readFileRow } from './get-file';
import { jobBatches, jobColumns } from './job-export';
import type { FileStorage } from './storage';
import { createTicket, redeemTicket } from './tickets';

const TicketParams = Type.Object({ ticket: Type.String({ pattern: '^[\\w-]{43}$' }) });

/** Jobs that a person may both see and export. */
const exportScope = (actor: Pick<Actor, 'userId' | 'grants'>): Sql[] => {
  const seen = actor.grants.get('job:view');
  const exported = actor.grants.get('list:export');
  if (!seen || !exported || exported.scope === 'payouts') throw new AppError('FORBIDDEN');
  return [jobsInScope(seen, actor), jobsInScope(exported, actor)];
};

const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

const expectWhole = (target: Partial<FileTarget>): void => {
  const part = target.kind === 'file' ? 'fileId' : 'selection';
  if (!(part in target)) throw invalidField(part, 'Say which file is meant.');
};

/** What a browser may show; everything else is saved. */
const shown = new Set(['image/jpeg', 'image/png', 'application/pdf']);

/** Downloads: a ticket for an address, and the address that it opens once. */
export const registerFiles = (
  app: FastifyInstance,
  { db, storage }: { db: Database; config: Config; storage: FileStorage },
): void => {
  const companyDay = companyDayOf(db);

  route(
    app,
    createFileTicket,
    {
      schemas: { body: FileTarget, reply: One(FileTicket) },
      access: 'signed-in',
      tag: 'Files',
      summary: 'An address for one download, valid once and for 60 seconds.',
    },
    async ({ body, actor }) => {
      const { timeZone } = await companyDay();
      expectWhole(body);
      if (body.kind === 'file') await readFileRow(db, actor, body.fileId);
      else {
        exportScope(actor);
        selected(body.selection, timeZone);
      }
      return { data: await createTicket(db, actor.userId, body) };
    },
  );

  app.get<{ Params: Static<typeof TicketParams> }>(
    '/files/:ticket',
    { schema: { params: TicketParams } },
    async ({ params }, reply) => {
      const { target, actor } = await redeemTicket(db, params.ticket);
      const { day, timeZone } = await companyDay();
      if (target.kind === 'file') {
        const { id, name, media_type: type } = await readFileRow(db, actor, target.fileId);
        const content = await storage.read(id);
        if (!content) throw new AppError('NOT_FOUND');
        const place = shown.has(type) ? 'inline' : 'attachment';
        return reply
          .headers(safeHeaders)
          .type(type)
          .header(
            'content-disposition',
            `${place}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
          )
          .send(content);
      }
      const conditions = [...exportScope(actor), ...selected(target.selection, timeZone)];
      await db.run(sql`
        insert into audit_entry (actor_id, action, subject, details)
        values (${actor.userId}, 'job.export', 'job', ${JSON.stringify(target.selection)})`);
      const csv = csvOf(jobColumns, jobBatches(db, conditions, timeZone));
      return reply
        .headers(safeHeaders)
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="jobs-${day}.csv"`)
        .send(Readable.from(csv));
    },
  );
};
