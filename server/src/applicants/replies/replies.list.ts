import sql from 'sql-template-tag';
import type { ReadableList } from '../../platform/lists/list';
import { readAlongIndex } from '../../platform/lists/list-reading';
import { toRowSql } from '../../platform/lists/row-sql';
import {
  toApplicationConditions,
  type ApplicationRowsQuery,
} from '../applications/rows-of-application';

export const createReplyList = (rows: ApplicationRowsQuery): ReadableList<object> => ({
  from: sql`applicant_reply reply`,
  key: sql`reply.id`,
  row: () =>
    toRowSql(sql`
      'id', reply.id, 'fromName', reply.from_name, 'fromAddress', reply.from_address,
      'subject', reply.subject, 'body', reply.body, 'isCut', reply.is_cut,
      'attachments', reply.attachments, 'receivedAt', to_json(reply.received_at)`),
  sorts: { receivedAt: sql`reply.received_at` },
  usualSort: '-receivedAt',
  scope: () => toApplicationConditions(sql`reply.application_id`, rows),
  filters: {},
  read: readAlongIndex,
});
