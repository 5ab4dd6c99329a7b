import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { RecordReading, UnusualReading } from '../../../contract/privacy/reading/reading';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { toStorageName } from '../../../src/platform/files/storage/storage';
import { itAllowsOnly } from '../../allows-only';
import { findApplicationIds } from '../../applicants/applications/application-parts';
import { onDatabase, type Caller } from '../../server';

interface Line {
  readerId: number;
  kind: string;
  applicationId: number | null;
  list: string;
  rows: number;
}

onDatabase(
  (server) => {
    let admin: Caller;
    let applicationId: number;
    const resumeId = randomUUID();

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      [applicationId = 0] = await findApplicationIds(server(), 'true');
      const { config, db } = server();
      await openStorage(config, db).put(db, toStorageName(resumeId), Buffer.from('%PDF-1.4'));
      await db.run(sql`
        with file as (insert into stored_file (id, name, media_type, size, sha256)
          values (${resumeId}, 'resume.pdf', 'application/pdf', 8, '') returning id)
        update application set resume_file_id = file.id from file
        where application.id = ${applicationId}`);
    });
    beforeEach(() => server().db.run(sql`delete from record_reading`));

    const readLines = () =>
      server().db.many<Line>(sql`
        select reader_id as "readerId", kind, application_id as "applicationId", list, rows
        from record_reading order by id`);
    /** Waits, since the server writes log lines after the response. */
    const untilLines = async (count: number): Promise<Line[]> => {
      for (;;) {
        const lines = await readLines();
        if (lines.length >= count) return lines;
        await sleep(20);
      }
    };
    const download = async (payload: object, by = admin) => {
      const ticket = await by.send('POST', '/api/v1/file-tickets', { payload });
      expect(ticket.statusCode).toBe(200);
      return server().app.inject({ url: ticket.json().data.url });
    };
    const open = (id = applicationId) => admin.send('GET', `/api/v1/application/${id}`);
    const listReadings = async (): Promise<RecordReading[]> => {
      const answer = await admin.send('GET', `/api/v1/application/${applicationId}/readings`);
      expect([...Value.Errors(Many(RecordReading), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const readUnusual = async (): Promise<UnusualReading> => {
      const answer = await admin.send('GET', '/api/v1/unusual-reading');
      expect([...Value.Errors(One(UnusualReading), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const addResumes = (count: number, minutesApart: number, readerId = admin.userId) =>
      server().db.run(sql`
        insert into record_reading (reader_id, kind, application_id, day, at)
        select ${readerId}::integer, 'resume', step, current_date,
          now() - step * ${minutesApart}::float * interval '1 minute'
        from generate_series(1, ${count}::integer) step`);

    it('the applicant’s page lists who opened the record and its resume, once for each day', async () => {
      for (let round = 0; round < 3; round += 1) expect((await open()).statusCode).toBe(200);
      await admin.send('GET', `/api/v1/application/${applicationId}/sent`);
      await untilLines(1);
      expect(await download({ kind: 'file', fileId: resumeId })).toMatchObject({ statusCode: 200 });
      await untilLines(2);
      expect(await listReadings()).toMatchObject([
        { readerId: admin.userId, name: 'Asha Verma', kind: 'resume' },
        { readerId: admin.userId, name: 'Asha Verma', kind: 'record' },
      ]);
    });

    it('a refused record and a list leave no line about who read', async () => {
      await open(2_000_000_000);
      await admin.send('GET', '/api/v1/application');
      await open();
      expect(await untilLines(1)).toMatchObject([{ kind: 'record', applicationId }]);
    });

    it('exports of one list on one day leave one line with the number of applicants', async () => {
      const rows = { applicantId: [applicationId] };
      const [other = 0] = await findApplicationIds(server(), `application.id <> ${applicationId}`);
      await download({ kind: 'list', list: 'application', rows });
      await untilLines(1);
      await download({
        kind: 'list',
        list: 'application',
        rows: { applicantId: [applicationId, other] },
      });
      let lines = await readLines();
      while (lines[0]?.rows !== 3) lines = await readLines();
      expect(lines).toEqual([
        {
          readerId: admin.userId,
          kind: 'export',
          applicationId: null,
          list: 'application',
          rows: 3,
        },
      ]);
    });

    it('a person who opens many resumes within an hour is listed as unusual, and one who reads all day is not', async () => {
      const slow = await server().signInAs('recruiter');
      await addResumes(61, 0.9);
      await addResumes(100, 1.1, slow.userId);
      expect((await readUnusual()).found).toMatchObject([
        { readerId: admin.userId, name: 'Asha Verma', resumes: 61 },
      ]);
    });

    it('a changed limit for unusual reading lists more or fewer people, and the audit log has the change', async () => {
      await addResumes(10, 1);
      const { version } = await readUnusual();
      const put = (payload: object) => admin.send('PUT', '/api/v1/unusual-reading', { payload });
      expect((await put({ resumesPerHour: 9, version })).json().data.found).toHaveLength(1);
      expect((await put({ resumesPerHour: 8, version })).statusCode).toBe(409);
      expect((await put({ resumesPerHour: 0 })).statusCode).toBe(422);
      expect((await put({ resumesPerHour: 60 })).json().data.found).toEqual([]);
      const log = await admin.send('GET', '/api/v1/audit-log', {
        query: { kind: 'privacy-setting' },
      });
      expect(log.json().data[1].changes).toEqual({ resumesPerHour: { before: 60, after: 9 } });
    });

    itAllowsOnly(server, 'who looked', ['administrator', 'auditor'], (person) =>
      person.send('GET', `/api/v1/application/${applicationId}/readings`),
    );
    itAllowsOnly(server, 'unusual reading', ['administrator', 'auditor'], (person) =>
      person.send('GET', '/api/v1/unusual-reading'),
    );
  },
  { data: 'company' },
);
