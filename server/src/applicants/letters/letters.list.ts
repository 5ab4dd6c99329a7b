import sql from 'sql-template-tag';
import type { ReadableList } from '../../platform/lists/list';
import { readAlongIndex } from '../../platform/lists/list-reading';
import { toRowSql } from '../../platform/lists/row-sql';
import {
  toApplicationConditions,
  type ApplicationRowsQuery,
} from '../applications/rows-of-application';

const letterPairs = sql`
  'id', mail.id, 'kind', mail.kind,
  'template', coalesce(mail.reference ->> 'templateName', (
    select template.name from mail_template template
    where template.id = (mail.reference ->> 'templateId')::integer), ''),
  'templateVersion', (mail.reference ->> 'templateVersion')::integer,
  'state', mail.state, 'subject', mail.subject, 'problem', mail.problem,
  'by', coalesce((
    select btrim(person.first_name || ' ' || person.last_name) from app_user person
    where person.id = (mail.reference ->> 'actorId')::integer), ''),
  'createdAt', to_json(mail.created_at), 'sentAt', to_json(mail.sent_at),
  'dueAt', case when mail.state in ('queued', 'deferred') then to_json(mail.next_try_at) end`;

interface LetterListOptions extends ApplicationRowsQuery {
  hasTexts?: boolean;
}

export const createLetterList = ({
  hasTexts = false,
  ...rows
}: LetterListOptions): ReadableList<object> => ({
  from: sql`mail_message mail`,
  key: sql`mail.id`,
  row: () =>
    toRowSql(
      hasTexts ? sql`${letterPairs}, 'text', mail.body_text, 'html', mail.body_html` : letterPairs,
    ),
  sorts: { createdAt: sql`mail.created_at` },
  usualSort: '-createdAt',
  scope: () => toApplicationConditions(sql`mail.application_id`, rows),
  filters: {},
  read: readAlongIndex,
});
