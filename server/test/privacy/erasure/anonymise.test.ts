import sql from 'sql-template-tag';
import { Value } from 'typebox/value';
import { ErasureState } from '../../../contract/privacy/erasure/erasure';
import { onDatabase, type Caller } from '../../server';
import { referralCalls, referralsPath } from '../../referrals/payouts/referral-parts';
import { readLines } from '../../console/dashboard/dashboard-parts';
import { makeBusyPerson, findTablesWithWords, type BusyPerson } from './busy-person';

/** Tables that contain texts about this person before the erasure. */
const everywhere = [
  ...['applicant', 'applicant_details', 'applicant_reply', 'application', 'application_history'],
  ...['application_import', 'application_import_row', 'asked_question', 'audit_entry'],
  ...['chat_message', 'duplicate_pair', 'filed_application', 'held_application', 'mail_message'],
  ...['mail_suppression', 'question_answer', 'referral', 'referral_event', 'sent_application'],
  ...['resume_text', 'stored_file'],
];

const figurePaths = ['applicant-source', 'trending-jobs', 'recruiter-progress', 'hire-times'];

onDatabase(
  (server) => {
    let admin: Caller;
    let manager: Caller;
    let officer: Caller;
    let person: BusyPerson;
    let before: Record<string, number>;
    let figures: unknown;

    const readFigures = async () => ({
      cards: await Promise.all(figurePaths.map((path) => readLines(admin, path))),
      applications: (await admin.send('GET', '/api/v2/application')).json().meta.total,
      payouts: await server().db.many(sql`
        select id, application_id, amount_minor, currency, state, payable_on, hire_id from referral
        order by id`),
      rows: await server().db.many(sql`
        select batch_id, application_id, amount_minor, left_out from payout_batch_row order by id`),
      hires: await server().db.many(sql`select * from paid_hire order by job_id, mark`),
      totals: await server().db.many(sql`
        select * from application_total order by unit, status_id, starts, source_id`),
    });
    const act = async (
      action: string,
      id = person.sentId,
      payload: object = { reason: 'Asked by mail' },
    ) => admin.send('POST', `/api/v1/application/${id}/${action}`, { payload });

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      manager = await server().signInAs('recruiting-manager');
      officer = await server().signInAs('payout-officer');
      person = await makeBusyPerson(server(), admin);
      const approved = await referralCalls(() => manager).approve([person.referredId]);
      expect(approved).toMatchObject({ changed: 1 });
      await server().db.run(sql`
        update referral set remark = 'Zelda Quennell was met' where application_id = ${person.referredId}`);
      before = await findTablesWithWords(server().db);
      figures = await readFigures();
    }, 120_000);

    it('only an administrator can anonymise an applicant', async () => {
      const path = `/api/v1/application/${person.sentId}/anonymise`;
      for (const caller of [manager, officer])
        expect((await caller.send('POST', path, { payload: { reason: 'x' } })).statusCode).toBe(
          403,
        );
      expect((await act('anonymise', person.sentId, { reason: ' ' })).statusCode).toBe(422);
      expect((await act('anonymise', 2_000_000)).statusCode).toBe(404);
    });

    it('when a person with data everywhere is anonymised, no table contains a word about them any more', async () => {
      const missing = everywhere.filter((table) => !(table in before));
      expect(missing).toEqual([]);
      const answer = await act('anonymise');
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(ErasureState, answer.json().data)]).toEqual([]);
      expect(answer.json().data.erasure.unsure).toEqual([
        `Message 2 in the chat of application ${person.referredId}`,
      ]);
      expect(await findTablesWithWords(server().db)).toEqual({});
    });

    it('anonymising a person changes no figure, payout or batch', async () => {
      expect(await readFigures()).toEqual(figures);
    });

    it('both applications of an anonymised person show an anonymised applicant without contact data', async () => {
      for (const id of [person.sentId, person.referredId]) {
        const { data } = (await admin.send('GET', `/api/v1/application/${id}`)).json();
        expect(data).toMatchObject({
          ...{
            firstName: 'Anonymised',
            lastName: 'applicant',
            applicantEmail: '',
            phoneNumber: '',
          },
          resume: null,
        });
      }
      const found = await admin.send('GET', referralsPath, { query: { search: 'Quennell' } });
      expect(found.json().meta.total).toBe(0);
    });

    it('the payout for an anonymised person is put into a batch and exported with the same amount', async () => {
      const [row] = await server().db.many<{ state: string; amount: number }>(sql`
        select state, amount_minor as amount from referral where application_id = ${person.referredId}`);
      expect(row).toEqual({ state: 'approved', amount: 1_500_050 });
    });

    it('anonymising a person a second time is refused with a message', async () => {
      expect((await act('anonymise')).statusCode).toBe(409);
    });

    it('an administrator can restore an anonymised person, with every text in its place', async () => {
      const answer = await act('bring-back', person.referredId, {});
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect(answer.json().data.erasure).toBeNull();
      expect(await findTablesWithWords(server().db)).toEqual(before);
      expect(await readFigures()).toEqual(figures);
      expect((await act('bring-back', person.referredId, {})).statusCode).toBe(409);
    });
  },
  { data: 'company' },
);
