import sql from 'sql-template-tag';
import { Value } from 'typebox/value';
import { ErasureState, SealedRecord } from '../../../contract/privacy/erasure/erasure';
import { joinDomainEntries } from '../../../src/platform/domain';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { finishErasures } from '../../../src/privacy/erasure/finish-erasures';
import { retentionReportMail } from '../../../src/privacy/retention/retention-report';
import { runRetention } from '../../../src/privacy/retention/run-retention';
import { domains } from '../../../src/start/domains';
import { onDatabase, type Caller } from '../../server';

const data = joinDomainEntries(domains, 'personalData');
const limits = '/api/v1/retention-limits';
const settings = '/api/v1/privacy-setting';
const mail = { id: 1, personId: 1, address: '', applicationId: null, cause: '' };
const [india, germany] = [356, 276];

interface Person {
  id: number;
  applicantId: number;
  name: string;
  email: string;
}

onDatabase(
  (server) => {
    let admin: Caller;
    let auditor: Caller;
    const signal = new AbortController().signal;
    const run = () =>
      runRetention(
        { ...{ db: server().db, keys: server().keys, data }, folder: server().config.dataFolder },
        { signal },
      );
    const send = async (
      caller: Caller,
      method: 'GET' | 'POST' | 'PUT',
      path: string,
      payload?: object,
    ) => {
      const answer = await caller.send(method, path, payload && { payload });
      return { status: answer.statusCode, ...answer.json() };
    };
    /** Returns people of a country whose only application was rejected so many months ago. */
    const pickPeople = async (
      countryId: number,
      months: number,
      count: number,
    ): Promise<Person[]> => {
      const people = await server().db.many<Person>(sql`
        select application.id, applicant_id as "applicantId",
          btrim(first_name || ' ' || last_name) as name, applicant.email
        from application join applicant on applicant.id = applicant_id
          join status on status.id = status_id
        where status.category = 'rejected' and applicant.erased_at is null and applicant.email <> ''
          and kept_since > now() - interval '1 month' and merged_into_id is null
          and not exists (select from application other where other.applicant_id = applicant.id
            and other.id <> application.id)
        order by application.id limit ${count}`);
      const ids = people.map(({ id }) => id);
      expect(ids).toHaveLength(count);
      await server().db.run(sql`
        update job set country_id = ${countryId}
        where id in (select job_id from application where id = any(${ids}::integer[]))`);
      await server().db.run(sql`
        update application_history
        set created_at = now() - make_interval(months => ${months}) - interval '2 days'
        where application_id = any(${ids}::integer[])`);
      await server().db.run(sql`
        update application
        set kept_since = now() - make_interval(months => ${months}) - interval '2 days'
        where id = any(${ids}::integer[])`);
      return people;
    };
    const stateOf = async (caller: Caller, { id }: Person): Promise<ErasureState> => {
      const answer = await send(caller, 'GET', `/api/v1/application/${id}/erasure`);
      expect([...Value.Errors(ErasureState, answer.data)]).toEqual([]);
      return answer.data;
    };
    const open = (caller: Caller, { id }: Person) =>
      send(caller, 'POST', `/api/v1/application/${id}/sealed-record`, { reason: 'Court, case 7' });

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      auditor = await server().signInAs('auditor');
      await server().db.run(sql`update application set kept_since = now()`);
      await server().db.run(sql`update application_history set created_at = now()`);
      await server().db.run(sql`update job set country_id = 250`);
    });

    it('a new installation has retention periods for India and the United States, which can be changed', async () => {
      const { data: rows } = await send(admin, 'GET', limits);
      expect(rows).toMatchObject([
        { country: 'India', minMonths: 12, maxMonths: null },
        { minMonths: 12, maxMonths: null },
      ]);
      const path = `${limits}/${rows[0].id}`;
      const wrong = await send(admin, 'PUT', path, { maxMonths: 6 });
      expect(wrong).toMatchObject({ status: 422, error: { fields: { maxMonths: /longer/ } } });
      expect((await send(admin, 'PUT', path, { minMonths: null })).status).toBe(422);
      expect((await send(auditor, 'PUT', path, { maxMonths: 24 })).status).toBe(403);
      const again = await send(admin, 'POST', limits, { countryId: india, minMonths: 3 });
      expect(again).toMatchObject({ status: 422 });
      const made = await send(admin, 'POST', limits, { countryId: germany, maxMonths: 6 });
      expect(made.status).toBe(200);
    });

    it('no retention rule keeps a person longer than the law of the country allows', async () => {
      const [person] = await pickPeople(germany, 7, 1);
      const rule = { name: 'A year', outcome: 'rejected', keepMonths: 12 };
      expect((await send(admin, 'POST', '/api/v1/retention-rules', rule)).status).toBe(200);
      await run();
      const [erased] = await server().db.many<{ ids: number[]; rule: string }>(sql`
        select applicant_ids as ids, rule from erasure`);
      expect(erased).toMatchObject({ ids: [person?.applicantId], rule: 'A year' });
    });

    it('data that the law retains longer than a rule is sealed: only the privacy officer can open it, and it is deleted at the end', async () => {
      const rule = { name: 'Quarter', outcome: 'rejected', keepMonths: 3, countryId: india };
      await send(admin, 'POST', '/api/v1/retention-rules', rule);
      await server().db.run(sql`delete from retention_rule where name = 'A year'`);
      const [person, held] = await pickPeople(india, 4, 2);
      if (!person || !held) throw new Error('There is nobody to anonymise');
      const hold = `/api/v1/application/${held.id}/hold`;
      expect((await send(admin, 'POST', hold, { reason: 'Case 7' })).status).toBe(200);
      const draft = { ...rule, name: 'As drafted', keepMonths: 4 };
      const preview = '/api/v1/retention-rules/preview';
      const { data: seen } = await send(admin, 'POST', preview, draft);
      expect(seen).toMatchObject({ people: 1, sealed: 1, onHold: 1 });
      const { data: long } = await send(admin, 'POST', preview, { ...draft, keepMonths: 12 });
      expect(long).toMatchObject({ people: 0, sealed: 0 });
      await run();
      const { data: nights } = await send(admin, 'GET', '/api/v1/retention-runs');
      expect(nights[0]).toMatchObject({
        ...{ erased: 1, byRule: { Quarter: 1 }, sealedByRule: { Quarter: 1 } },
        leftByRule: { Quarter: 1 },
      });
      const report = await server().db.one<{ runId: number }>(sql`
        select (reference ->> 'runId')::integer as "runId" from mail_message
        where kind = 'retention-report' order by id desc limit 1`);
      const said = await retentionReportMail.render(
        { ...mail, reference: { runId: report?.runId } },
        { db: server().db, config: server().config, company: '' },
      );
      expect(said).toMatchObject({
        facts: [
          {
            label: 'Quarter',
            value:
              '1 applicant anonymised; 1 of them sealed for the law of a country; 1 past their day left, on hold or asked',
          },
        ],
      });
      const { erasure, mayOpen } = await stateOf(auditor, person);
      expect([erasure?.rule, erasure?.sealedFor, mayOpen]).toEqual(['Quarter', 'India', false]);
      const days = (Date.parse(erasure?.sealedUntil ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(235);
      expect(days).toBeLessThan(250);
      for (const search of [person.name, person.email]) {
        const found = await send(
          admin,
          'GET',
          `/api/v2/application?search=${encodeURIComponent(search)}`,
        );
        expect(found.data.map(({ id }: Person) => id)).not.toContain(person.id);
      }
      expect((await open(admin, person)).status).toBe(403);
      const recruiter = await server().signInAs('recruiter');
      const officer = { officerId: recruiter.userId, ownWordDays: 30 };
      expect((await send(admin, 'PUT', settings, officer)).status).toBe(422);
      const named = { ...officer, officerId: auditor.userId };
      expect((await send(admin, 'PUT', settings, named)).status).toBe(200);
      expect((await stateOf(auditor, person)).mayOpen).toBe(true);
      expect((await open(admin, person)).status).toBe(403);
      const opened = await open(auditor, person);
      expect([...Value.Errors(SealedRecord, opened.data)]).toEqual([]);
      expect(opened.data).toMatchObject({
        names: [person.name],
        emails: [person.email.toLowerCase()],
      });
      const readings = await send(admin, 'GET', `/api/v1/application/${person.id}/readings`);
      expect(readings.data).toMatchObject([{ readerId: auditor.userId, kind: 'record' }]);
      const [line] = await server().db.many<{ details: object }>(sql`
        select details from audit_entry where action = 'application.open-sealed'`);
      expect(JSON.stringify(line)).toContain('Court, case 7');

      const finish = () =>
        finishErasures(
          {
            ...{ db: server().db, keys: server().keys },
            storage: openStorage(server().config, server().db),
          },
          { signal },
        );
      const age = (interval: string) =>
        server().db.run(sql`
          update erasure set restorable_until = restorable_until - ${interval}::interval,
            sealed_until = sealed_until - ${interval}::interval where sealed_until is not null`);
      await age('40 days');
      await finish();
      expect((await open(auditor, person)).status).toBe(200);
      const back = await send(admin, 'POST', `/api/v1/application/${person.id}/bring-back`);
      expect(back.status).toBe(409);
      await age('300 days');
      await finish();
      expect((await open(auditor, person)).status).toBe(409);
      expect((await stateOf(auditor, person)).mayOpen).toBe(false);
    });
  },
  { data: 'company' },
);
