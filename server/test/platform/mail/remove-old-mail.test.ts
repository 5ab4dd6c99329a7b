import sql from 'sql-template-tag';
import { removeOldMail } from '../../../src/platform/mail/remove-old-mail';
import { onDatabase } from '../../server';

onDatabase(
  (server) => {
    const store = async (state: string, days: number, more: { isLetter?: boolean } = {}) => {
      const application = more.isLetter ? sql`(select min(id) from application)` : sql`null`;
      await server().db.run(sql`
        insert into mail_message (kind, cause, address, state, created_at, application_id)
        values ('test', ${`${state} ${days}`}, 'a@b.example', ${state},
          now() - ${days} * interval '1 day', ${application})`);
    };
    const left = async () =>
      (
        await server().db.many<{ cause: string }>(sql`
          select cause from mail_message order by id`)
      ).map(({ cause }) => cause);

    it('stored mail is deleted after half a year, and mail that was never sent after a month', async () => {
      await store('sent', 181);
      await store('sent', 179);
      await store('digested', 200);
      for (const state of ['queued', 'failed', 'suppressed']) {
        await store(state, 31);
        await store(state, 29);
      }
      await removeOldMail(server().db, { signal: new AbortController().signal });
      expect(await left()).toEqual(['sent 179', 'queued 29', 'failed 29', 'suppressed 29']);
    });

    it('mail to an applicant remains on the applicant’s page when old mail is deleted', async () => {
      await server().db.run(sql`delete from mail_message`);
      await store('sent', 900, { isLetter: true });
      await removeOldMail(server().db, { signal: new AbortController().signal });
      expect(await left()).toEqual(['sent 900']);
    });
  },
  { data: 'company' },
);
