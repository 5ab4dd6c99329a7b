import sql, { type Sql } from 'sql-template-tag';
import type { ReadableList } from '../../platform/lists/list';
import { readAlongIndex } from '../../platform/lists/list-reading';
import { toRowSql } from '../../platform/lists/row-sql';

interface ReplyListOptions {
  applicationId: number;
  /** Predicate over alias `job`: applications that the user may see. */
  scope: Sql;
}

export const createReplyList = ({
  applicationId,
  scope,
}: ReplyListOptions): ReadableList<object> => ({
  from: sql`applicant_reply reply`,
  key: sql`reply.id`,
  row: () =>
    toRowSql(sql`
      'id', reply.id, 'fromName', reply.from_name, 'fromAddress', reply.from_address,
      'subject', reply.subject, 'body', reply.body, 'isCut', reply.is_cut,
      'attachments', reply.attachments, 'receivedAt', to_json(reply.received_at)`),
  sorts: { receivedAt: sql`reply.received_at` },
  usualSort: '-receivedAt',
  scope: () => [
    sql`reply.application_id = ${applicationId}`,
    sql`exists (
      select from application join job on job.id = application.job_id
      where application.id = ${applicationId} and ${scope})`,
  ],
  filters: {},
  read: readAlongIndex,
});
