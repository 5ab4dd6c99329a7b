import sql from 'sql-template-tag';
import type { MailFilter } from '../../../contract/company/outbox/mail-message';
import type { SelectableList } from '../../platform/lists/list-selection';
import { toRowSql } from '../../platform/lists/row-sql';
import { readMailPage } from './read-mail-page';

/**
 * Condition for mail that can be sent again: it waits or failed, or it was suppressed only because of its
 * address and was not read in the console.
 */
export const isMailRetryableSql = sql`(mail.state in ('queued', 'deferred', 'failed', 'bounced')
  or mail.state = 'suppressed' and mail.address_problem and mail.read_at is null)`;

const mailPairs = sql`
  'id', mail.id, 'kind', mail.kind,
  'recipient', mail.address,
  'recipientName', coalesce((select trim(person.first_name || ' ' || person.last_name)
    from app_user person where person.id = mail.person_id), ''),
  'state', mail.state, 'subject', mail.subject, 'problem', mail.problem,
  'template', coalesce(mail.reference ->> 'templateName', ''),
  'templateVersion', (mail.reference ->> 'templateVersion')::integer,
  'attempts', mail.attempts, 'canRetry', ${isMailRetryableSql}, 'createdAt', to_json(mail.created_at), 'sentAt', to_json(mail.sent_at),
  'nextTryAt', case when mail.state in ('queued', 'deferred') then to_json(mail.next_try_at) end`;

export const mailList: SelectableList<MailFilter, 'id'> = {
  kind: 'mail-message',
  one: 'message',
  many: 'messages',
  field: 'id',
  from: sql`mail_message mail`,
  key: sql`mail.id`,
  name: sql`mail.kind`,
  row: () => toRowSql(mailPairs),
  search: () => sql`mail.address || ' ' || mail.subject`,
  sorts: { createdAt: sql`mail.created_at` },
  usualSort: '-createdAt',
  read: readMailPage,
  filters: {
    kind: (kind) => sql`mail.kind = ${kind}`,
    recipient: (address) => sql`lower(mail.address) = lower(${address})`,
    applicantId: (applicationId) => sql`mail.application_id = ${applicationId}`,
    state: (state) => sql`mail.state = ${state}`,
  },
  exportColumns: {},
  uses: [],
};

export const mailListWithBodies: typeof mailList = {
  ...mailList,
  row: () =>
    toRowSql(sql`${mailPairs}, 'messageId', mail.message_id,
      'digest', (select json_build_object('id', digest.id, 'createdAt', to_json(digest.created_at))
        from mail_message digest where digest.id = mail.digest_id),
      'isAddressRefused', exists (select from mail_suppression suppression
        where suppression.address = lower(mail.address)),
      'delays', mail.delays,
      'text', mail.body_text, 'html', mail.body_html`),
};
