import sql from 'sql-template-tag';
import { joinDomainEntries } from '../../../src/platform/domain';
import { listColumns } from '../../../src/platform/personal-data/column-uses';
import { listFreeTextColumns, tracePerson } from '../../../src/privacy/erasure/trace-person';
import { domains, wings } from '../../../src/start/domains';
import { onDatabase, type Caller } from '../../server';
import { makeBusyPerson, type BusyPerson } from './busy-person';

const data = joinDomainEntries(domains, 'personalData');
const texts = listFreeTextColumns(wings);
const registered = listColumns(
  wings.map(({ columns }) => columns),
  ...(['freeTexts', 'derivedTexts', 'shortLived', 'purposelyLasting'] as const),
  ...(['ofStaff', 'notPersonal'] as const),
).flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
const erased = data.filter(({ isKept }) => !isKept).flatMap(({ columns }) => columns);

onDatabase(
  (server) => {
    let admin: Caller;
    let person: BusyPerson;
    const trace = (words: string[] = []) =>
      tracePerson(server().db, { keys: server().keys, data, texts }, person.sentId, words);
    const act = async (action: string, payload = {}) => {
      const path = `/api/v1/application/${person.sentId}/${action}`;
      expect((await admin.send('POST', path, { payload })).statusCode).toBe(200);
    };

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      person = await makeBusyPerson(server(), admin);
    }, 120_000);

    it('every text column is classified, since others could store an erased person’s name forever', async () => {
      const columns = await server().db.many<{ name: string; table: string }>(sql`
        select table_name || '.' || column_name as name, table_name as table
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_type = 'BASE TABLE' and table_schema = current_schema()
          and table_name <> 'migration' and is_generated = 'NEVER'
          and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'bytea', 'character varying', 'character')
        order by 1`);
      const known = new Set([...registered, ...erased]);
      const unknown = columns.filter(
        ({ name, table }) => !known.has(name) && !known.has(`${table}.*`),
      );
      expect(unknown.map(({ name }) => name)).toEqual([]);
      const stored = new Set(columns.map(({ name }) => name));
      expect(registered.filter((name) => !stored.has(name))).toEqual([]);
    });

    it('the trace of a person names every place with their data before the erasure, and none afterwards', async () => {
      const { places } = await trace();
      for (const table of new Set(erased.map((name) => name.split('.')[0])))
        expect(places).toContainEqual(expect.stringContaining(table ?? ''));
      await act('anonymise', { reason: 'Asked' });
      expect(await trace()).toEqual({
        places: [],
        sealed: { until: expect.any(String), files: 1 },
        knowsWords: true,
      });
      expect((await trace(['Zelda Quennell'])).places).toEqual([]);
    });

    const left: [string, string][] = [
      ['a name', `update applicant set last_name = 'Quennell' where id = $`],
      ['an address', `update applicant set email = 'z@quennell.example' where id = $`],
      ['a number', `update applicant set document_last_four = '1234' where id = $`],
      ['details', `update applicant_details set address = 'Lane 1' where applicant_id = $`],
      [
        'a resume',
        `update application set resume_file_id = (select id from stored_file limit 1) where id = #`,
      ],
      ['a letter', `update sent_application set letter = 'Tea' where application_id = #`],
      ['an answer', `update question_answer set answer = 'Yes' where application_id = #`],
      ['a further answer', `update asked_question set answer = 'Yes' where application_id = #`],
      ['a remark', `update application_history set comment = 'Kind' where application_id = #`],
      ['a request', `update privacy_request set note = 'Hello' where application_id = #`],
      ['a reply', `update applicant_reply set body = 'Hello' where application_id = #`],
      [
        'a link',
        `insert into status_link (secret_hash, application_id, expires_at) values ('x', #, now())`,
      ],
      ['mail', `update mail_message set body_text = 'Dear' where application_id = #`],
      ['mail to staff', `update mail_message set body_text = 'It' where reference ? 'replyId'`],
      [
        'mail that lists',
        `update mail_message set body_text = 'Ana, Zelda Quennell' where kind = 'new-applications'`,
      ],
      ['a refused address', `insert into mail_suppression values ('zelda@quennell.example', 'x')`],
      [
        'a merge',
        `update duplicate_pair set merge = merge || '{"before": {"email": "z"}}' where survivor_id = $`,
      ],
      [
        'an audit entry',
        `update audit_entry set details = '{"changes": {}}' where subject = 'application' and subject_id = #`,
      ],
      [
        'a chat message',
        `update chat_message set text = 'Zelda Quennell' where text like '%called%'`,
      ],
      ['a payout remark', `update referral_event set remark = 'Zelda Quennell' where remark <> ''`],
      [
        'a name of a view',
        `insert into saved_view (owner_id, page, name, query) values (1, 'x', 'Zelda Quennell', '')`,
      ],
      [
        'a failed task',
        `insert into failed_task (queued_id, task, payload, error, tries, queued_at) values (0, 'x', '{}', 'To zelda@quennell.example', 1, now())`,
      ],
      [
        'the text of a resume',
        `with had as (update application set resume_file_id = (select id from stored_file limit 1)
          where id = # returning resume_file_id)
        insert into resume_text (file_id, text, words) select resume_file_id, 'x', 'x' from had
        on conflict do nothing`,
      ],
      [
        'how somebody agreed',
        `update application_consent set source = 'Said' where application_id = #`,
      ],
      [
        'an application in quarantine',
        `insert into held_application (job_id, first_name, last_name, email, form, reasons)
          select min(id), 'Z', 'Q', 'zelda@quennell.example', '{}', '{fast}' from job`,
      ],
      ['a place of an interview', `update interview set place = 'Room' where application_id = #`],
      [
        'notes of a scorecard',
        `update interview_scorecard set notes = 'Kind' where interview_id in (
          select id from interview where application_id = #)`,
      ],
      [
        'an earlier scorecard',
        `update interview_scorecard_edit set notes = 'Kind' where scorecard_id in (
          select card.id from interview_scorecard card join interview on interview.id = interview_id
          where application_id = #)`,
      ],
      [
        'a note of who approved an offer',
        `update offer_approval set note = 'Kind' where offer_id in (
          select id from offer where application_id = #)`,
      ],
      [
        'a remark on who is paid',
        `update referral set remark = 'Zelda Quennell' where id = (select min(id) from referral)`,
      ],
      ['a head of a file', `update application_import set head = '[["zelda@quennell.example"]]'`],
      ['a signature', `update offer set signed_name = 'Zelda' where application_id = #`],
      [
        'a letter of an offer',
        `update offer_edition set file_id = (select id from stored_file limit 1) where offer_id in (
          select id from offer where application_id = #)`,
      ],
      [
        'a marked number',
        `insert into number_mark (application_id, place, row_key, kind, last_four, hash)
          values (#, 'sent_application.letter', '{}', 'pan', '085R', 'x')`,
      ],
      ['a cell of a file', `update application_import_row set cells = '{zelda@quennell.example}'`],
      ['files past their day', `update erasure set restorable_until = now() - interval '1 hour'`],
    ];

    it('these tests leave data on purpose in each table of personal data', () => {
      const statements = left.map(([, statement]) => statement).join(' ');
      const tables = new Set(erased.map((name) => name.split('.')[0] ?? ''));
      expect([...tables].filter((name) => !new RegExp(`\\b${name}\\b`).test(statements))).toEqual(
        [],
      );
    });

    it.each(left)(
      'the trace of an erased person finds data that was left on purpose: %s',
      async (_, statement) => {
        const text = statement
          .replace('$', String(person.applicantId))
          .replace('#', String(person.sentId));
        let found: string[] = [];
        const undo = new Error('undo');
        await server()
          .db.transaction(async (tx) => {
            await tx.run(sql([text]));
            found = (await tracePerson(tx, { keys: server().keys, data, texts }, person.sentId))
              .places;
            throw undo;
          })
          .catch((error: unknown) => {
            if (error !== undo) throw error;
          });
        expect(found.length).toBeGreaterThan(0);
      },
    );
  },
  { data: 'company' },
);
