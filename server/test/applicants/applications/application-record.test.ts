import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { ApplicationRecord } from '../../../contract/applicants/applications/application';
import { CandidateHistory } from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import { subscribeToChanges, type Change } from '../../../src/platform/realtime/changes';
import { onDatabase, type Caller } from '../../server';
import { findApplicationIds, readRecord, readHistory } from './application-parts';

const today = new Date().toISOString().slice(0, 10);
const inPipeline = `job.pipeline_id is not null and status.category = 'active'`;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const one = async (condition: string, at = 0) =>
      (await findApplicationIds(server(), condition, at + 1))[at] ?? 0;
    const put = (id: number, payload: object, by = caller) =>
      by.send('PUT', `/api/v1/application/${id}`, { payload });
    const refusal = async (id: number, payload: object, field: string) => {
      const before = await readHistory(caller, id);
      const answer = await put(id, payload);
      expect([answer.statusCode, Object.keys(answer.json().error.fields ?? {})]).toEqual([
        422,
        [field],
      ]);
      expect(await readHistory(caller, id)).toEqual(before);
      return answer.json().error.fields[field] as string;
    };

    it('the record of an application has every field that the page of an applicant shows', async () => {
      const id = await one('application.referrer_id is not null');
      const record = await readRecord(caller, id);
      expect([...Value.Errors(ApplicationRecord, record)]).toEqual([]);
      expect(record.candidateReferral?.email).toContain('@kestrelfoods.example');
      expect(record.user?.name).toBe(record.candidateReferral?.name.split(' ')[0]);
      expect(record.job).toMatchObject({
        jobCode: expect.stringMatching(/^KF-/),
        department: expect.any(String),
      });
      expect(record.hiringManager).toEqual(record.job.hiringManager);
      expect(record.latestHistory?.statusId).toBe(record.status.id);
    });

    it('the record of an application has every field name that the API specification gives it', async () => {
      const id = await one('application.referrer_id is not null');
      const { db } = server();
      const [kept] = await db.many<Record<string, unknown>>(sql`
        update applicant set document_last_four = '4321' from application
          join job on job.id = application.job_id
          join app_user referrer on referrer.id = application.referrer_id
        where applicant.id = application.applicant_id and application.id = ${id}
        returning job.id as job, job.code, referrer.department_id as department`);
      await db.run(sql`
        with stored as (
          insert into stored_file (name, media_type, size, sha256)
          values ('ravi.pdf', 'application/pdf', 1, '') returning id)
        update application set resume_file_id = stored.id from stored where application.id = ${id}`);
      const record = await readRecord(caller, id);
      expect(record).toMatchObject({
        jobId: kept?.job,
        jobCode: kept?.code,
        documentNumber: 'XXXX 4321',
        file: { name: 'ravi.pdf' },
        user: { departmentId: kept?.department, department: expect.any(String) },
        statusApplicant: { id: record.status.id, status: record.status.name },
      });
      expect(record.file).toEqual(record.resume);
      const other = await readRecord(caller, await one(`applicant_id <> ${record.id}`, 3));
      expect(other.documentNumber).toBeNull();
      const auditor = await server().signInAs('auditor');
      expect(JSON.stringify(await readRecord(auditor, id))).not.toMatch(/\b4321\b|ravi\.pdf/);
    });

    it('the record of an application has no referral if nobody referred the applicant', async () => {
      const record = await readRecord(caller, await one('application.referrer_id is null'));
      expect(record.candidateReferral).toBeNull();
    });

    it('an auditor sees no contact data or remarks, and a recruiter no record of other teams’ jobs', async () => {
      const auditor = await server().signInAs('auditor');
      const id =
        await one(`job.group_id not in (select group_id from group_member where user_id = 3)
        and job.created_by <> 3 and exists (select 1 from application_history h
          where h.application_id = application.id and h.comment <> '')`);
      const seen = JSON.stringify([await readRecord(auditor, id), await readHistory(auditor, id)]);
      expect(seen).not.toMatch(/mail\.example|phoneNumber|applicantEmail|resume|comment/);
      const recruiter = await server().signInAs('recruiter', 3);
      for (const path of ['application', 'candidate-history'])
        expect((await recruiter.send('GET', `/api/v1/${path}/${id}`)).statusCode).toBe(404);
      expect((await put(id, { recruitingManagerId: 3 }, recruiter)).statusCode).toBe(404);
      expect((await put(id, { recruitingManagerId: 3 }, auditor)).statusCode).toBe(403);
    });

    it('a move is stored with stage, status, comment, time and person, and becomes the current state', async () => {
      const id = await one(inPipeline);
      const received: Change[] = [];
      const stop = subscribeToChanges((change) => received.push(change));
      const before = await readHistory(caller, id);
      const stage = before.stages.at(-2);
      const status = stage?.status[1];
      const answer = await put(id, {
        stageId: stage?.id,
        statusId: status?.id,
        comment: 'Asked twice',
        version: before.version,
      });
      stop();
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      const record = answer.json().data as ApplicationRecord;
      expect([record.status.id, record.stage?.id, record.version]).toEqual([
        status?.id,
        stage?.id,
        before.version + 1,
      ]);
      expect(received).toEqual([{ owner: 'application', ids: [id], jobIds: [record.job.jobId] }]);
      const way = await readHistory(caller, id);
      expect([...Value.Errors(CandidateHistory, way)]).toEqual([]);
      expect(way.history).toHaveLength(before.history.length + 1);
      expect(way.history[0]).toMatchObject({
        stageId: stage?.id,
        statusId: status?.id,
        comment: 'Asked twice',
        status: { name: status?.name },
        actor: { userId: caller.userId },
      });
      expect(Date.parse(way.history[0]?.created_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect(way.stages.filter(({ state }) => state === 'present').map((s) => s.id)).toEqual([
        stage?.id,
      ]);
      expect(
        way.stages.flatMap((s) => s.status).filter(({ state }) => state === 'present'),
      ).toHaveLength(1);
      expect(way.stages.at(-1)?.state).toBe('future');
    });

    it('the stages of the pipeline and their statuses are offered in order', async () => {
      const way = await readHistory(caller, await one(inPipeline));
      const stored = await server().db.many<{ id: number }>(sql`
        select stage_id as id from pipeline_stage where pipeline_id = ${way.pipeline?.id} order by sequence`);
      expect(way.stages.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
      for (const stage of way.stages)
        expect([stage.status[0]?.id, stage.status.at(-1)?.id]).toEqual([1, 2]);
    });

    it('a move to the current status of an application is refused', async () => {
      const id = await one(inPipeline, 1);
      const { stage, status } = await readRecord(caller, id);
      expect(await refusal(id, { stageId: stage?.id, statusId: status.id }, 'statusId')).toBe(
        'No Changes To Save',
      );
      expect(await refusal(id, {}, 'statusId')).toBe('No Changes To Save');
    });

    it('a stage of another pipeline, a status of another stage, and a stage sent without a status are refused', async () => {
      const id = await one(`${inPipeline} and job.pipeline_id = 2`);
      const { status } = messages;
      expect(await refusal(id, { stageId: 2, statusId: 1 }, 'stageId')).toBe(status.foreignStage);
      expect(await refusal(id, { stageId: 9_999, statusId: 1 }, 'stageId')).toBe(
        status.foreignStage,
      );
      expect(await refusal(id, { stageId: 1, statusId: 19 }, 'statusId')).toBe(
        status.foreignStatus,
      );
      expect(await refusal(id, { stageId: 1 }, 'statusId')).toBe(status.choose);
      expect(await refusal(id, { withoutHiringProcessId: 1 }, 'withoutHiringProcessId')).toBe(
        status.withProcess,
      );
      expect(
        await refusal(id, { stageId: 1, statusId: 2, joiningDate: today }, 'joiningDate'),
      ).toBe(status.notHired);
    });

    it('a hire needs a joining date, which is removed when the hire is reverted', async () => {
      const id = await one(inPipeline, 2);
      const joining = 8;
      expect(await refusal(id, { stageId: joining, statusId: 19 }, 'joiningDate')).toBe(
        messages.status.joiningDate,
      );
      expect(
        (await put(id, { stageId: joining, statusId: 19, joiningDate: '2027-01-04' })).statusCode,
      ).toBe(200);
      expect((await put(id, { joiningDate: '2027-01-11' })).json().data.joiningDate).toBe(
        '2027-01-11',
      );
      const noted = await put(id, { joiningDate: '2027-01-12', comment: 'Longer notice' });
      expect(noted.json().data.joiningDate).toBe('2027-01-12');
      const [entry] = (await readHistory(caller, id)).history;
      expect(entry).toMatchObject({ stageId: joining, statusId: 19, comment: 'Longer notice' });
      await refusal(id, { joiningDate: '' }, 'joiningDate');
      const whole = { stageId: joining, statusId: 19, joiningDate: '2027-01-18' };
      expect((await put(id, whole)).json().data?.joiningDate).toBe('2027-01-18');
      await refusal(id, whole, 'statusId');
      const many = { applicantId: [id], stageId: joining, statusId: 19, joiningDate: '2027-01-25' };
      const path = '/api/v1/multiple-status-change';
      const bulk = await caller.send('POST', path, { payload: many });
      expect([bulk.statusCode, bulk.json()]).toMatchObject([
        200,
        { data: { results: [{ outcome: 'moved' }] } },
      ]);
      const back = await put(id, { stageId: joining, statusId: 1 });
      expect(back.json().data.joiningDate).toBeNull();
    });

    it('a rejected applicant can be reopened only in the stage where they were rejected', async () => {
      const id = await one(inPipeline, 3);
      const { stages } = await readHistory(caller, id);
      const [first, second] = stages;
      await put(id, { stageId: second?.id, statusId: 1 });
      await put(id, { stageId: second?.id, statusId: 2, comment: 'Too early' });
      expect((await readHistory(caller, id)).reopen).toEqual({
        stageId: second?.id,
        stage: second?.name,
      });
      expect(await refusal(id, { stageId: first?.id, statusId: 1 }, 'stageId')).toContain(
        second?.name,
      );
      expect(
        (await put(id, { stageId: second?.id, statusId: second?.status[1]?.id })).statusCode,
      ).toBe(200);
      expect((await readHistory(caller, id)).reopen).toBeNull();
    });

    it('an application without a hiring process is offered plain statuses only', async () => {
      const id = await one(`job.pipeline_id is null and status.category in ('start', 'active')`);
      const way = await readHistory(caller, id);
      expect([way.withoutHiringProcess, way.stages]).toEqual([true, []]);
      const list = await caller.send('GET', '/api/v1/applicant-status-without-hiring-process');
      expect(list.json().data).toEqual(way.statuses.map(({ state: _, ...status }) => status));
      const next = way.statuses.find(
        ({ state, category }) => state === 'notVisited' && category === 'active',
      );
      await refusal(id, { stageId: 1, statusId: 1 }, 'stageId');
      const answer = await put(id, { withoutHiringProcessId: next?.id, comment: 'Called' });
      expect(answer.json().data).toMatchObject({
        status: { id: next?.id, statusColor: null },
        stage: null,
        latestHistory: { comment: 'Called' },
      });
      const fixed = await caller.send('GET', '/api/v1/default-status-in-stage');
      expect(fixed.json().data.map(({ id: key }: { id: number }) => key)).toEqual([1, 2]);
    });

    it('an application can be assigned to a recruiter of the hiring staff only, or to nobody', async () => {
      const id = await one(inPipeline, 4);
      const assigned = await put(id, { recruitingManagerId: 3 });
      expect(assigned.json().data.recruitingManager).toMatchObject([{ userId: 3, name: 'Priya' }]);
      for (const nobody of [6, 9_999])
        await refusal(id, { recruitingManagerId: nobody }, 'recruitingManagerId');
      expect((await put(id, { recruitingManagerId: '' })).json().data.recruitingManager).toEqual(
        [],
      );
    });

    it('a stale change is refused with the current record, and a change of a deleted record with 404', async () => {
      const id = await one(inPipeline, 5);
      const { version } = await readRecord(caller, id);
      await put(id, { recruitingManagerId: 3 });
      const stale = await put(id, { recruitingManagerId: 2, version });
      expect(stale.statusCode).toBe(409);
      expect(stale.json().error.current).toMatchObject({
        id,
        version: version + 1,
        recruitingManager: [{ userId: 3 }],
      });
      await caller.send('POST', '/api/v1/multiple-application-delete', {
        payload: { applicantId: [id] },
      });
      const gone = await put(id, { recruitingManagerId: 2 });
      expect([gone.statusCode, gone.json().error.message]).toEqual([404, messages.status.gone]);
    });

    it('the latest move by time is the current one, whatever order the moves were stored in', async () => {
      const id = await one(inPipeline, 6);
      const { db } = server();
      await db.run(sql`
        insert into application_history (application_id, stage_id, status_id, created_at)
        values (${id}, 8, 1, now() + interval '1 minute'), (${id}, 1, 1, '2001-01-01')`);
      const way = await readHistory(caller, id);
      expect(way.stages.find(({ state }) => state === 'present')?.id).toBe(8);
      expect(way.history.at(-1)?.created_at).toContain('2001');
    });

    it.each([
      [{ statusId: 'x' }, 'statusId'],
      [{ stageId: -1, statusId: 1 }, 'stageId'],
      [{ comment: 'x'.repeat(2_001), stageId: 1, statusId: 1 }, 'comment'],
      [{ joiningDate: '2026-02-30' }, 'joiningDate'],
      [{ version: 0, stageId: 1, statusId: 1 }, 'version'],
    ])('the change %j of an application is refused at its field', async (payload, field) => {
      await refusal(await one(inPipeline, 7), payload, field);
    });
  },
  { data: 'company' },
);
