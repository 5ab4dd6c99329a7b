import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { Task, TaskRun } from '../../platform/queue/task';
import { daysUntilConsentNotice, selectApplicantsWithoutConsent } from './missing-word';
import { addedByOthersMailKind } from './own-word-kinds';

const portion = 500;

/** Notifies people who got a first message, or who must be notified by now; returns their number. */
const tellPortion = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await tx.many<{ id: number; address: string }>(sql`
      with ${selectApplicantsWithoutConsent(sql`true`)},
      told as (
        insert into applicant_notice (application_id)
        select id from unagreed
        where not is_told and address <> ''
          and (created_at < now() - ${daysUntilConsentNotice} * interval '1 day' or exists (
            select from mail_message message
            where message.application_id = unagreed.id and message.person_id is null))
        order by id limit ${portion}
        on conflict do nothing returning application_id)
      select unagreed.id, unagreed.address from told join unagreed on unagreed.id = told.application_id`);
    await enqueueMail(
      tx,
      addedByOthersMailKind,
      people.map(({ id, address }) => ({
        ...{ cause: `notice:${id}`, to: { address }, applicationId: id },
      })),
    );
    return people.length;
  });

export const notifyPeopleAddedByOthers = async (
  db: Database,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> => {
  while (!signal.aborted && (await tellPortion(db)) === portion);
};

/** Task that notifies people whom others added, shortly after the first message to them. */
export const createNotifyPeopleTask = (db: Database): Task => ({
  name: 'tell-people',
  label: 'Tell people whom others added that their data are here',
  maxTries: 10,
  schedule: '*/10 * * * *',
  run: (_, run) => notifyPeopleAddedByOthers(db, run),
});
