import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { getApplication } from '../../../contract/applicants/applications/application.calls';
import { getSentApplication } from '../../../contract/applicants/applying/sent-application.calls';
import { getReferral } from '../../../contract/referrals/payouts/referral.calls';
import type { Database } from '../../platform/db/database';

/** Calls that return one application by its id. */
const records: ReadonlySet<string | undefined> = new Set([
  getApplication.path,
  getSentApplication.path,
  getReferral.path,
]);
/** Exported lists whose rows are about applicants. */
const lists: ReadonlySet<string> = new Set([
  ...['application', 'referral', 'payable-referral', 'question-answer', 'rejected-row'],
]);

const selectFile = (readerId: number, fileId: string): Sql => sql`
  select ${readerId}::integer, file.kind, file.application_id, ''::text, 0 from (
    select 'resume' as kind, id as application_id from application where resume_file_id = ${fileId}
    union all
    select 'document', application_id from question_answer where file_id = ${fileId}
    union all
    select 'document', application_id from asked_question where file_id = ${fileId}) file`;

/** SQL of the rows for `record_reading`: what data of applicants the request returned; undefined if none. */
const selectOpened = ({ opened, actor, routeOptions, params }: FastifyRequest): Sql | undefined => {
  if (opened?.target.kind === 'file') return selectFile(opened.readerId, opened.target.fileId);
  if (opened?.target.kind === 'list')
    return lists.has(opened.target.list)
      ? sql`select ${opened.readerId}::integer, 'export', null::integer, ${opened.target.list}::text,
          ${opened.rows}::integer`
      : undefined;
  return records.has(routeOptions.url)
    ? sql`select ${actor.userId}::integer, 'record', ${(params as { id: number }).id}::integer, ''::text, 0`
    : undefined;
};

/** Stores who read what after the response was sent, so that nobody waits for it; a failure is logged. */
export const logReadings = (app: FastifyInstance, db: Database): void => {
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200 || request.method === 'HEAD') return;
    const opened = selectOpened(request);
    if (!opened) return;
    await db.run(sql`
      insert into record_reading (reader_id, kind, application_id, list, rows, day)
      select opened.*, (now() at time zone company_zone())::date
      from (${opened}) as opened (reader_id, kind, application_id, list, rows)
      on conflict (application_id, day, kind, reader_id, list) do update
        set rows = record_reading.rows + excluded.rows where excluded.rows > 0`);
  });
};
