import sql from 'sql-template-tag';
import {
  dismissDuplicatePair,
  undoDismissal,
} from '../../../src/applicants/duplicates/dismiss-duplicate-pair';
import { undoMerge } from '../../../src/applicants/duplicates/undo-merge';
import { approveBatch } from '../../../src/referrals/payout-batches/approve-batch';
import { exportBatch } from '../../../src/referrals/payout-batches/export-batch';
import { onDatabase } from '../../server';
import { createPaidHireTests } from './paid-once-parts';

onDatabase(
  (server) => {
    const { hire, due, bring, build, sendOut, pairOf, request, merge, setEmail, desk } =
      createPaidHireTests(server);

    it('a referrer is paid once for a person, whether referred twice or for another job', async () => {
      const email = 'thrice@m.example';
      const first = await hire({ email, daysAgo: 203 });
      const ids = [
        first,
        await hire({ email, daysAgo: 202, by: first }),
        await hire({ email, daysAgo: 201, by: first, jobId: 2 }),
      ];
      expect(await due(ids)).toEqual([first]);
      await merge(first, ids[1] ?? 0);
      expect(await due(ids)).toEqual([first]);
      expect(await sendOut(ids)).toEqual([first]);
      for (const id of ids.slice(1)) expect(await sendOut([id])).toEqual([]);
    });

    it('an older referral for the same job is paid, and a newer referral of the same person is not', async () => {
      const email = 'years@m.example';
      const first = await hire({ email, daysAgo: 460 });
      const second = await hire({ email });
      expect(await sendOut([first])).toEqual([first]);
      expect(await due([second])).toEqual([]);
    });

    it('a referral of a person who applied earlier without a referral is not paid, even if the records are not merged', async () => {
      for (const contact of [{ email: 'yesterday@m.example' }, { phone: '+91 98000 00020' }]) {
        const id = await hire(contact);
        await server().db.run(sql`
          with person as (
            insert into applicant (first_name, last_name, email, phone)
            values ('Mira', 'Sen', ${contact.email ?? ''}, ${contact.phone ?? ''}) returning id)
          insert into application (applicant_id, job_id, status_id, created_at)
          select id, 2, 1, now() - interval '201 days' from person`);
        expect(await due([id])).toEqual([]);
      }
    });

    it('referrals of two people marked as different are both due, but only one is due once the mark is removed', async () => {
      const email = 'family@m.example';
      const [one, other] = [await hire({ email, daysAgo: 201 }), await hire({ email })];
      const { id } = await pairOf(one, other);
      await dismissDuplicatePair(server().db, request(id));
      expect(await due([one, other])).toEqual([one, other]);
      await undoDismissal(server().db, request(id));
      expect(await due([one, other])).toEqual([one]);
      expect(await sendOut([one, other])).toEqual([one]);
      await dismissDuplicatePair(server().db, request(id));
      expect(await sendOut([other])).toEqual([one, other].slice(1));
    });

    it('after a merge is undone a paid hire remains paid, until the payout is reversed', async () => {
      const email = 'parted@m.example';
      const [one, other] = [await hire({ email, daysAgo: 201 }), await hire({ email })];
      const pairId = await merge(one, other);
      expect(await sendOut([one])).toEqual([one]);
      await undoMerge(server().db, request(pairId));
      await setEmail(other, 'another@m.example');
      expect(await due([other])).toEqual([]);
      expect(await sendOut([other])).toEqual([]);
      await bring([one], 'reversed');
      expect(await due([other])).toEqual([other]);
      expect(await sendOut([other])).toEqual([other]);
    });

    it('an e-mail address changed after the payout causes no second payout', async () => {
      const one = await hire({ email: 'before@m.example', daysAgo: 201 });
      expect(await sendOut([one])).toEqual([one]);
      await setEmail(one, 'after@m.example');
      const other = await hire({ email: 'before@m.example' });
      expect(await sendOut([other])).toEqual([]);
      const third = await hire({ email: 'after@m.example' });
      expect(await sendOut([third])).toEqual([]);
    });

    it('suspected duplicates still count as one hire after an e-mail address is changed', async () => {
      const email = 'suspected@m.example';
      const [one, other] = [await hire({ email, daysAgo: 201 }), await hire({ email })];
      await setEmail(other, 'changed@m.example');
      expect(await due([one, other])).toEqual([one]);
    });

    it('a payout reconsidered after another payout for the same hire was paid is not paid', async () => {
      const email = 'reconsidered@m.example';
      const [one, other] = [await hire({ email, daysAgo: 201 }), await hire({ email })];
      await bring([one], 'not-eligible');
      expect(await sendOut([other])).toEqual([other]);
      await bring([one], 'waiting');
      expect(await due([one])).toEqual([]);
      expect(await sendOut([one])).toEqual([]);
    });

    it('simultaneous batches export one payout for a hire, whatever was approved before', async () => {
      const { db } = server();
      for (let round = 0; round < 3; round += 1) {
        const email = `race${round}@m.example`;
        const ids = [
          await hire({ email, daysAgo: 201 }),
          await hire({ email }),
          await hire({ email: `race${round}+x@m.example`, jobId: 1 }),
        ];
        for (const id of ids.slice(1)) await setEmail(id, `far${id}@m.example`);
        await db.run(sql`delete from duplicate_pair`);
        const batches = await Promise.all(ids.map((id) => build([id])));
        const { officer, reader } = desk();
        for (const id of batches) await approveBatch(db, officer, { id }, reader);
        for (const id of ids) await setEmail(id, email);
        await Promise.allSettled(batches.map((id) => exportBatch(db, officer, id, reader)));
        const [sent] = await db.many<{ n: number }>(sql`
          select count(*)::integer as n from referral
          where application_id = any (${ids}::integer[]) and state = 'exported'`);
        expect(sent?.n).toBe(1);
      }
    });

    it('the database refuses a second payout of a hire', async () => {
      const [one, other] = [
        await hire({ email: 'held@m.example', daysAgo: 201 }),
        await hire({ email: 'held+b@m.example' }),
      ];
      await sendOut([one]);
      await expect(
        server().db.run(sql`
          insert into paid_hire (job_id, mark, referral_id, applicant_id, paid_on)
          select referral.job_id, mark, referral.id, application.applicant_id, now()
          from referral join application on application.id = application_id
            cross join lateral marks_of(application.applicant_id) mark
          where application.id = ${other}`),
      ).rejects.toThrow(/paid_hire_pkey/);
    });

    it('a paid hire who is deleted and entered again causes no second payout', async () => {
      const email = 'again@m.example';
      const one = await hire({ email, daysAgo: 201 });
      await sendOut([one]);
      await server().db.run(sql`delete from application where id = ${one}`);
      expect(await sendOut([await hire({ email })])).toEqual([]);
    });
  },
  { data: 'company' },
);
