import sql from 'sql-template-tag';
import { Value } from 'typebox/value';
import { Many } from '../../../contract/answer';
import { NumberMark } from '../../../contract/privacy/numbers/number-mark';
import { joinDomainEntries } from '../../../src/platform/domain';
import { createScanTasks } from '../../../src/privacy/numbers/wait-for-scan';
import { scanTexts } from '../../../src/privacy/numbers/scan-texts';
import { domains } from '../../../src/start/domains';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/number-marks';
const texts = joinDomainEntries(domains, 'freeTexts');
const aadhaar = '2341 2341 2346';
const pan = 'ACUPA7085R';
const clear = /2341[ .-]?2341[ .-]?2346|ACUPA7085R|536-90-4399/i;

onDatabase(
  (server) => {
    let admin: Caller;
    let id = 0;
    let fileId = '';
    const scan = (ids?: number[]) =>
      scanTexts({ db: server().db, keys: server().keys, texts }, ids, new AbortController().signal);
    const answers: string[] = [];
    const list = async (query: Record<string, string> = {}): Promise<NumberMark[]> => {
      const answer = await admin.send('GET', path, { query: { limit: '100', ...query } });
      expect([...Value.Errors(Many(NumberMark), answer.json())]).toEqual([]);
      answers.push(answer.body);
      return answer.json().data;
    };
    const act = async (what: 'mask' | 'dismiss', ids: number[]) => {
      const answer = await admin.send('POST', `${path}/${what}`, { payload: { id: ids } });
      answers.push(answer.body);
      return answer.json().data;
    };
    const placesOf = (marks: readonly NumberMark[]) => marks.map(({ place }) => place).toSorted();
    const read = async (statement: ReturnType<typeof sql>): Promise<string> =>
      (await server().db.one<{ text: string }>(statement))?.text ?? '';

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      const found = await server().db.one<{ id: number; file: string }>(sql`
        with file as (
          insert into stored_file (name, media_type, size, sha256)
          values ('resume.pdf', 'application/pdf', 9, 'none') returning id)
        update application set resume_file_id = (select id from file)
        where id = (select min(application_id) from chat_channel)
        returning id, resume_file_id as file`);
      id = found?.id ?? 0;
      fileId = found?.file ?? '';
      expect(id).toBeGreaterThan(0);
      const { db } = server();
      await db.run(sql`
        update application_history set comment = ${`Showed ${aadhaar}. Call +91 98765 43210`}
        where id = (select max(id) from application_history where application_id = ${id})`);
      await db.run(sql`
        insert into sent_application (application_id, letter, first_touch, last_touch)
        values (${id}, ${`My PAN: ${pan}, once more ${pan.toLowerCase()}`}, '{}', '{}')`);
      await db.run(sql`
        insert into resume_text (file_id, text, words)
        values (${fileId}, ${`Born 1990. Aadhaar 2341-2341-2346`}, ' aadhaar 2341-2341-2346')
        on conflict (file_id) do update set text = excluded.text, words = excluded.words`);
      await db.run(sql`
        insert into chat_message (channel_id, sequence, sender_id, session_id, text)
        select id, 900, ${admin.userId}, 'test', 'SSN 536-90-4399' from chat_channel
        where application_id = ${id}`);
    });

    itAllowsOnly(server, 'the list of numbers', ['administrator', 'auditor'], (person) =>
      person.send('GET', path),
    );

    it('document numbers in remarks, letters, resumes and chats are found, and phone numbers are not', async () => {
      await scan([id]);
      const marks = await list();
      expect(placesOf(marks)).toEqual(['Chat message', 'Letter', 'Remark', 'Text of the resume']);
      expect(marks.every(({ applicationId }) => applicationId === id)).toBe(true);
      expect(marks.map(({ lastFour }) => lastFour).toSorted()).toEqual([
        ...['085R', '2346', '2346', '4399'],
      ]);
      await scan();
      expect(await list()).toHaveLength(4);
      expect(placesOf(await list({ kind: 'pan' }))).toEqual(['Letter']);
    });

    it('a masked document number disappears from the text and from what searches read, except its last four characters', async () => {
      const marks = await list();
      const chosen = marks.filter(({ place }) => place !== 'Chat message').map((one) => one.id);
      expect(await act('mask', chosen)).toEqual({ changed: 3 });
      expect(
        await read(sql`
        select comment as text from application_history where application_id = ${id}
        order by id desc limit 1`),
      ).toBe('Showed ••••2346. Call +91 98765 43210');
      expect(
        await read(sql`
        select letter as text from sent_application where application_id = ${id}`),
      ).toBe('My PAN: ••••085R, once more ••••085R');
      const words = await read(sql`
        select text || words as text from resume_text where file_id = ${fileId}`);
      expect(words).toContain('Aadhaar ••••2346');
      expect(words).not.toMatch(clear);
      await scan();
      expect(placesOf(await list())).toEqual(['Chat message']);
    });

    it('a text that was marked as no document number is not listed again, and is not changed', async () => {
      expect(
        await act(
          'dismiss',
          (await list()).map((one) => one.id),
        ),
      ).toEqual({ changed: 1 });
      await scan();
      expect(await list()).toEqual([]);
      expect(
        await read(sql`
        select text from chat_message where text like 'SSN%'`),
      ).toBe('SSN 536-90-4399');
      const other = await server().signInAs('recruiting-manager');
      const refused = await other.send('POST', `${path}/mask`, { payload: { id: [1] } });
      expect(refused.statusCode).toBe(403);
    });

    it('a document number that is entered again after it was masked is listed again', async () => {
      await server().db.run(sql`
        update sent_application set letter = ${`Again ${pan}`} where application_id = ${id}`);
      await scan([id]);
      expect(placesOf(await list())).toEqual(['Letter']);
    });

    it('a remark is searched for document numbers in the minute after it was written, and only once', async () => {
      const record = (await admin.send('GET', `/api/v1/application/${id}`)).json().data;
      const target = await server().db.one<{ stage: number; status: number }>(sql`
        select stage_id as stage, status.id as status from application
          join stage_status using (stage_id) join status on status.id = stage_status.status_id
        where application.id = ${id} and status.id <> application.status_id
          and status.category = 'active' limit 1`);
      const moved = await admin.send('PUT', `/api/v1/application/${id}`, {
        payload: {
          ...{ version: record.version, comment: `PAN ${pan}` },
          ...{ stageId: target?.stage, statusId: target?.status },
        },
      });
      expect([moved.statusCode, moved.json().error]).toEqual([200, undefined]);
      const [task] = createScanTasks({ db: server().db, keys: server().keys, texts });
      const { log } = server().app;
      await task?.run({}, { log, signal: new AbortController().signal });
      expect(placesOf(await list())).toEqual(['Letter', 'Remark']);
      expect(await server().db.many(sql`select from number_scan`)).toEqual([]);
    });

    it('neither the list of document numbers nor its stored rows contain a number in plain text', async () => {
      expect(answers.length).toBeGreaterThan(8);
      for (const answer of answers) expect(answer).not.toMatch(clear);
      const rows = await read(sql`select json_agg(number_mark)::text as text from number_mark`);
      expect(rows).not.toMatch(clear);
      expect(rows).toContain('2346');
    });
  },
  { data: 'company' },
);
