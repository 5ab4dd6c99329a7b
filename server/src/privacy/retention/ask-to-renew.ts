import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { consentRenewalMailKind } from '../own-word/own-word-kinds';
import { readPeopleToAsk } from './due-people';
import type { RetentionRule } from './governing-rules';

const portion = 500;

/**
 * Asks people whose day of erasure comes within their rule's days whether they want to be stored longer, once
 * each.
 */
const askPortion = (db: Database, rules: readonly RetentionRule[]): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await readPeopleToAsk(tx, rules, portion);
    const asked = await tx.many<{ id: number; address: string }>(sql`
      with asked as (
        insert into renewal_ask (application_id, ends_at)
        select id, ends_at from unnest(${people.map(({ applicationId }) => applicationId)}::integer[],
          ${people.map(({ endsAt }) => endsAt)}::timestamptz[]) ending (id, ends_at)
        on conflict do nothing returning application_id)
      select asked.application_id as id, btrim(applicant.email) as address
      from asked join application on application.id = asked.application_id
        join applicant on applicant.id = application.applicant_id`);
    await enqueueMail(
      tx,
      consentRenewalMailKind,
      asked.map(({ id, address }) => ({
        ...{ cause: `renewal:${id}:${Date.now()}`, to: { address }, applicationId: id },
      })),
    );
    return asked.length;
  });

export const askApplicantsToRenew = async (
  db: Database,
  rules: readonly RetentionRule[],
  signal: AbortSignal,
): Promise<void> => {
  if (rules.every(({ askDays }) => askDays === null)) return;
  while (!signal.aborted && (await askPortion(db, rules)) === portion);
};
