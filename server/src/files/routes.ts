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
import { AppError } from '../errors';
import { route } from '../http/route';
import { companyDayOf } from '../jobs/company-day';
import { selected } from '../jobs/selection';
import { csvOf } from './csv';
import { jobBatches, jobColumns } from './job-export';
import { createTicket, redeemTicket, type Redeemed } from './tickets';

const TicketParams = Type.Object({ ticket: Type.String({ pattern: '^[\\w-]{43}$' }) });

/** Jobs that a person may both see and export. */
const exportScope = (actor: Redeemed['actor']): Sql[] => {
  const seen = actor.grants.get('job:view');
  const exported = actor.grants.get('list:export');
  if (!seen || !exported || exported.scope === 'payouts') throw new AppError('FORBIDDEN');
  const person: Actor = { ...actor, sessionId: '', app: '' };
  return [jobsInScope(seen, person), jobsInScope(exported, person)];
};

const safeHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Downloads: a ticket for an address, and the address that it opens once. */
export const registerFiles = (
  app: FastifyInstance,
  { db }: { db: Database; config: Config },
): void => {
  const companyDay = companyDayOf(db);

  route(
    app,
    createFileTicket,
    {
      schemas: { body: FileTarget, reply: One(FileTicket) },
      access: 'list:export',
      tag: 'Files',
      summary: 'An address for one download, valid once and for 60 seconds.',
    },
    async ({ body, actor }) => {
      const { timeZone } = await companyDay();
      exportScope(actor);
      selected(body.selection, timeZone);
      return { data: await createTicket(db, actor.userId, body) };
    },
  );

  app.get<{ Params: Static<typeof TicketParams> }>(
    '/files/:ticket',
    { schema: { params: TicketParams } },
    async ({ params }, reply) => {
      const { target, actor } = await redeemTicket(db, params.ticket);
      const { day, timeZone } = await companyDay();
      const conditions = [...exportScope(actor), ...selected(target.selection, timeZone)];
      await db.run(sql`
        insert into audit_entry (actor_id, action, subject, details)
        values (${actor.userId}, 'job.export', 'job', ${JSON.stringify(target.selection)})`);
      const csv = csvOf(jobColumns, jobBatches(db, conditions, timeZone));
      return reply
        .headers(safeHeaders)
        .header('content-disposition', `attachment; filename="jobs-${day}.csv"`)
        .send(Readable.from(csv));
    },
  );
};
