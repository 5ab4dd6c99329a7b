import sql from 'sql-template-tag';
import { referringMessages } from '../../../contract/referrals/referring/referring-constants';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { onDatabase, type Caller } from '../../server';
import { createOpenJob, toReferral, referrerCalls } from './referring-parts';

onDatabase(
  (server) => {
    let referrer: Caller;
    let jobId = 0;
    let date = '';
    beforeAll(async () => {
      jobId = await createOpenJob(server());
      const row = await server().db.one<{ day: string }>(
        sql`select to_char(now() at time zone company_zone(), 'FMDD FMMonth YYYY') as day`,
      );
      date = row?.day ?? '';
    });
    beforeEach(async () => {
      referrer = await server().signInAs('referrer');
    });
    const calls = () => referrerCalls(referrer);
    const countOf = async () => (await calls().mine()).meta.total;

    it.each([
      [
        'the same address',
        { applicantEmail: 'same@mail.example' },
        { applicantEmail: 'SAME@mail.example' },
      ],
      [
        'a plus address',
        { applicantEmail: 'plus@mail.example' },
        { applicantEmail: 'plus+again@mail.example' },
      ],
      [
        'letters that look alike',
        { applicantEmail: 'alike@mail.example' },
        { applicantEmail: 'аlіke@mail.example' },
      ],
      [
        'the same number and a like name',
        { phoneNumber: '+91 98111 00001' },
        { phoneNumber: '09811100001', firstName: 'Mirá' },
      ],
    ])(
      '%s: a referrer cannot refer the same person for a job twice, and reads when they did so first',
      async (_, one, other) => {
        await calls().refer({ ...toReferral(jobId), ...one });
        expect(await readFieldErrors(calls().send({ ...toReferral(jobId), ...other }))).toEqual({
          applicantEmail: referringMessages.repeated(date),
        });
        expect(await countOf()).toBe(1);
      },
    );

    it('a colleague can refer the same person, and the answer does not reveal the first referral', async () => {
      const person = toReferral(jobId);
      await calls().refer(person);
      const colleague = await server().signInAs('referrer');
      await referrerCalls(colleague).refer(person);
    });

    it('a referrer can refer a person for another job, or again after withdrawing the first referral', async () => {
      const person = toReferral(jobId);
      const first = await calls().refer(person);
      const other = await server().db.one<{ id: number }>(sql`
        update job set is_published = true, is_expired = false, expiry_date = null
        where id = (select max(id) from job where pipeline_id is not null) returning id`);
      await calls().refer({ ...person, jobId: other?.id ?? 0 });
      expect((await calls().withdraw(first)).statusCode).toBe(200);
      await calls().refer(person);
      expect(await countOf()).toBe(3);
    });

    it('a referral sent twice at once is stored once', async () => {
      const person = toReferral(jobId);
      const answers = await Promise.all([calls().send(person), calls().send(person)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect(await countOf()).toBe(1);
    });

    it('a person cannot refer themselves by another spelling of their e-mail address', async () => {
      const row = await server().db.one<{ email: string }>(sql`
        update app_user set email = 'own.' || id || '@mail.example' where id = ${referrer.userId}
        returning email`);
      const own = row?.email ?? '';
      for (const applicantEmail of [
        own.toUpperCase(),
        own.replace('@', '+me@'),
        own.replace('own', 'оwn'),
      ])
        expect(
          await readFieldErrors(calls().send({ ...toReferral(jobId), applicantEmail })),
        ).toEqual({
          applicantEmail: referringMessages.self,
        });
      // A third record connects the referrer's address with the phone number and name.
      await server().db.run(sql`
        insert into applicant (first_name, last_name, email, phone)
        values ('Mira', 'Sen', ${own}, '+91 98111 00009')`);
      const again = { ...toReferral(jobId), phoneNumber: '9811100009' };
      expect(await readFieldErrors(calls().send(again))).toEqual({
        applicantEmail: referringMessages.self,
      });
      expect(await countOf()).toBe(0);
    });
  },
  { data: 'company' },
);
