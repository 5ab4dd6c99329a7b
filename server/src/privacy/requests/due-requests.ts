import sql, { type Sql } from 'sql-template-tag';
import {
  requestKinds,
  type RequestKind,
} from '../../../contract/privacy/requests/privacy-request-constants';
import { readGrants } from '../../platform/access/read-grants';
import type { Db } from '../../platform/db/database';
import { readAdministratorIds } from '../../platform/mail/administrators';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { isRequestUnansweredSql } from './waiting-request-source';

interface DueRequest {
  id: number;
  ownerId: number | null;
  /** Number of whole weeks since the last day to answer; null on that day. */
  lateWeeks: number | null;
}

interface NamedRequest {
  name: string;
  kind: RequestKind;
  dueOn: string;
  isLate: boolean;
}

export const dueRequestMail: MailKind = {
  name: 'privacy-request-due',
  optionalFor: 'privacy:edit',
  isNotice: true,
  render: async ({ personId, reference: { requestId } }, { db }) => {
    const request = await db.one<NamedRequest>(sql`
      select request.kind, to_char(due_on, 'FMDD FMMonth YYYY') as "dueOn",
        due_on < (now() at time zone company_zone())::date as "isLate",
        coalesce(btrim(applicant.first_name || ' ' || applicant.last_name), 'Deleted applicant') as name
      from privacy_request request
        left join application on application.id = request.application_id
        left join applicant on applicant.id = application.applicant_id
        left join app_user owner on owner.id = request.owner_id and owner.is_active
      where request.id = ${Number(requestId)} and ${isRequestUnansweredSql}
        and coalesce(owner.id = ${personId}, true)`);
    if (!request) return { suppressed: 'The request was answered, or somebody else answers it.' };
    if (!(await readGrants(db, personId ?? 0)).has('privacy:edit'))
      return { suppressed: 'The person answers no requests any more.' };
    const { name, kind, dueOn, isLate } = request;
    const subject = isLate
      ? `The answer to ${name} about their data is late`
      : `The answer to ${name} about their data is due today`;
    return {
      ...{ subject, heading: subject },
      paragraphs: [
        'The law gives a month to answer. Answer it, or refuse it with a reason that the person reads.',
      ],
      facts: [
        { label: 'Asked for', value: requestKinds[kind] },
        { label: 'Answer until', value: dueOn },
      ],
      button: { label: 'Open the requests', path: '/privacy-requests' },
      reason: 'you answer requests about personal data',
    };
  },
};

/**
 * Mails the owner of each request on its last day to answer, or administrators if it has no active owner;
 * again each week that it is late.
 */
export const mailDueRequests = async (
  db: Db,
  today: string,
  among: Sql = sql`true`,
): Promise<void> => {
  const due = await db.many<DueRequest>(sql`
    select request.id, person.id as "ownerId",
      case when due_on < ${today}::date then (${today}::date - due_on - 1) / 7 end as "lateWeeks"
    from privacy_request request
      left join app_user person on person.id = request.owner_id and person.is_active
    where due_on <= ${today}::date and ${isRequestUnansweredSql} and ${among}`);
  if (due.length === 0) return;
  const administrators = await readAdministratorIds(db);
  await enqueueMail(
    db,
    dueRequestMail,
    due.flatMap(({ id, ownerId, lateWeeks }) =>
      (ownerId === null ? administrators : [ownerId]).map((personId) => ({
        cause: `privacy-request-due:${id}:${lateWeeks ?? 'day'}`,
        to: { personId },
        reference: { requestId: id },
      })),
    ),
  );
};
