import sql from 'sql-template-tag';
import { joinDomainEntries } from '../../../src/platform/domain';
import { listFreeTextColumns, tracePerson } from '../../../src/privacy/erasure/trace-person';
import { domains, wings } from '../../../src/start/domains';
import { listPairs, storePerson } from '../../applicants/duplicates/duplicate-parts';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';

const data = joinDomainEntries(domains, 'personalData');
const texts = listFreeTextColumns(wings);

onDatabase(
  (server) => {
    let admin: Caller;
    let jobs: number[] = [];
    const send = async (path: string, payload: object = {}) => {
      const answer = await admin.send('POST', path, { payload });
      return { status: answer.statusCode, ...answer.json() };
    };
    const anonymise = (id: number) =>
      send(`/api/v1/application/${id}/anonymise`, { reason: 'Asked' });
    const applicationOf = async (applicantId: number): Promise<number> => {
      const row = await server().db.one<{ id: number }>(sql`
        select min(id) as id from application where applicant_id = ${applicantId}`);
      return row?.id ?? 0;
    };
    const nameOf = async (applicantId: number) =>
      server().db.one<{ name: string; email: string }>(sql`
        select first_name as name, email from applicant where id = ${applicantId}`);
    const trace = async (applicationId: number) =>
      (await tracePerson(server().db, { keys: server().keys, data, texts }, applicationId)).places;
    /** Creates two records with one e-mail address and merges the second into the first. */
    const mergeTwo = async (email: string) => {
      const ids = [
        await storePerson(server().db, { email, name: 'Odessa', jobs: jobs.slice(0, 1) }),
        await storePerson(server().db, { email, name: 'Otto', jobs: jobs.slice(1, 2) }),
      ] as const;
      const applications = [await applicationOf(ids[0]), await applicationOf(ids[1])] as const;
      const { data: pairs } = await listPairs(admin, { state: 'suspected' });
      const pair = pairs.find(({ first }) => first.personId === ids[0]);
      const path = `/api/v1/duplicate-records/${pair?.id}`;
      expect((await send(`${path}/merge`, { survivorId: ids[0] })).status).toBe(200);
      return { ids, applications, undo: () => send(`${path}/undo-merge`) };
    };

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      const rows = await server().db.many<{ id: number }>(sql`
        select id from job order by id limit 2`);
      jobs = rows.map(({ id }) => id);
      await server().db.run(sql`delete from retention_limit`);
    });

    it('after an undone merge of two people, one can be erased, and the other keeps all data', async () => {
      const { ids, applications, undo } = await mergeTwo('mistaken@mail.example');
      expect((await undo()).status).toBe(200);
      expect((await anonymise(applications[1])).status).toBe(200);
      expect(await nameOf(ids[0])).toEqual({ name: 'Odessa', email: 'mistaken@mail.example' });
      expect(await nameOf(ids[1])).toMatchObject({ email: '' });
      expect(await trace(applications[1])).toEqual([]);
    });

    it('a merged person is erased under every record, and a later undo of the merge brings no name back', async () => {
      const { ids, applications, undo } = await mergeTwo('merged@mail.example');
      expect((await anonymise(applications[1])).status).toBe(200);
      for (const id of ids) expect(await nameOf(id)).toMatchObject({ email: '' });
      expect((await undo()).status).toBe(200);
      for (const id of ids) expect(await nameOf(id)).toMatchObject({ email: '' });
      for (const id of applications) expect(await trace(id)).toEqual([]);
      const back = await send(`/api/v1/application/${applications[0]}/bring-back`);
      expect([back.status, back.error]).toEqual([200, undefined]);
      expect(await nameOf(ids[0])).toMatchObject({ name: 'Odessa' });
      expect(await nameOf(ids[1])).toMatchObject({ name: 'Otto' });
    });

    it('a referrer who also applied and is erased as applicant keeps account, referrals and payouts', async () => {
      const email = 'ines@kestrel.example';
      const staff = await makeUser(server().db, ['referrer'], {
        ...{ email, firstName: 'Ines', lastName: 'Referrer' },
      });
      await server().db.run(sql`
        update referral set referrer_id = ${staff} where id = (select max(id) from referral)`);
      await server().db.run(sql`
        insert into mail_message (kind, cause, person_id, address, subject, body_text, state)
        values ('referral-progress', 'special:1', ${staff}, ${email}, 'Your referral', 'Ines', 'sent')`);
      const applicant = await storePerson(server().db, {
        ...{ email, name: 'Ines', jobs: jobs.slice(0, 1) },
      });
      const readStaff = () =>
        server().db.many(sql`
          select person.first_name, person.email, person.is_active,
            (select json_agg(json_build_object('id', id, 'state', state, 'amount', amount_minor)
              order by id) from referral where referrer_id = person.id) as referrals,
            (select json_agg(subject order by id) from mail_message
              where person_id = person.id) as mails
          from app_user person where id = ${staff}`);
      const before = await readStaff();
      const id = await applicationOf(applicant);
      expect((await anonymise(id)).status).toBe(200);
      expect(await readStaff()).toEqual(before);
      expect(await nameOf(applicant)).toMatchObject({ email: '' });
      expect(await trace(id)).toEqual([]);
      expect((await server().signInAs('referrer', staff)).userId).toBe(staff);
    });

    it('an employee who is erased as applicant is still named in their work as staff', async () => {
      const email = 'rosalind@kestrel.example';
      const staff = await makeUser(server().db, ['recruiter'], {
        ...{ email, firstName: 'Rosalind', lastName: 'Staffson' },
      });
      const applicant = await storePerson(server().db, {
        ...{ email, name: 'Rosalind', jobs: jobs.slice(0, 1) },
      });
      const id = await applicationOf(applicant);
      await server().db.run(sql`
        insert into audit_entry (actor_id, action, subject, subject_id, subject_name)
        values (1, 'person.update', 'person', ${staff}, 'Rosalind Staffson')`);
      await server().db.run(sql`
        update application set recruiter_id = ${staff} where id = ${id}`);
      expect((await anonymise(id)).status).toBe(200);
      expect(await trace(id)).toEqual([]);
      const kept = await server().db.one(sql`
        select email, (select subject_name from audit_entry where subject = 'person'
            and subject_id = app_user.id order by id desc limit 1) as entry,
          (select recruiter_id from application where id = ${id}) as recruiter
        from app_user where id = ${staff}`);
      expect(kept).toEqual({ email, entry: 'Rosalind Staffson', recruiter: staff });
    });

    it('for a person who applied in two countries, the law with the longer period retains the originals, and is named', async () => {
      const [india, germany] = [356, 276];
      for (const [at, country] of [india, germany].entries())
        await server().db.run(sql`update job set country_id = ${country} where id = ${jobs[at]}`);
      await server().db.run(sql`
        insert into retention_limit (country_id, min_months) values (${india}, 12), (${germany}, 24)`);
      const applicant = await storePerson(server().db, { name: 'Twolands', jobs });
      const id = await applicationOf(applicant);
      expect((await anonymise(id)).status).toBe(200);
      const [erasure] = await server().db.many<{ for: string; months: number }>(sql`
        select sealed_for as for, (extract(epoch from sealed_until - erased_at) / 2629746)::integer as months
        from erasure order by id desc limit 1`);
      expect(erasure).toEqual({ for: 'Germany', months: 24 });
    });

    it('a retention rule of one country erases nobody whom a rule of another country still keeps, and the later rule is named', async () => {
      const [india, germany] = [356, 276];
      await server().db.run(sql`delete from retention_limit`);
      const rule = (name: string, countryId: number, keepMonths: number) =>
        send('/api/v1/retention-rules', { name, outcome: 'rejected', countryId, keepMonths });
      expect((await rule('Short', india, 3)).status).toBe(200);
      expect((await rule('Long', germany, 9)).status).toBe(200);
      const applicant = await storePerson(server().db, { name: 'Bothlands', jobs });
      const age = (months: number) =>
        server().db.run(sql`
          update application set kept_since = now() - make_interval(months => ${months}),
            status_id = (select min(id) from status where category = 'rejected')
          where applicant_id = ${applicant}`);
      const draft = { name: 'Other', outcome: 'hired', keepMonths: 200 };
      const due = async () => {
        const { data: seen } = await send('/api/v1/retention-rules/preview', draft);
        return seen.first.filter(({ name }: { name: string }) => /Bothlands/.test(name));
      };
      await server().db.run(sql`update application set kept_since = now()`);
      await age(5);
      expect(await due()).toEqual([]);
      await age(10);
      expect(await due()).toMatchObject([{ rule: 'Long' }]);
    });
  },
  { data: 'company' },
);
