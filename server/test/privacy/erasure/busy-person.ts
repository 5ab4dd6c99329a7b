import sql, { raw } from 'sql-template-tag';
import type { Db } from '../../../src/platform/db/database';
import { fillForm, postJob, resumePart, sendForm } from '../../applicants/applying/applying-parts';
import { listPairs } from '../../applicants/duplicates/duplicate-parts';
import { createDuePayouts } from '../../referrals/payouts/referral-parts';
import type { Caller, TestServer } from '../../server';

/** Words that occur only in the data of this person. */
export const identifyingWords = 'quennell|98765 ?43210|tea since childhood|kept bees';

const contact = {
  firstName: 'Zelda',
  lastName: 'Quennell',
  email: 'zelda@quennell.example',
  phone: '+91 98765 43210',
};

export interface BusyPerson {
  /** Application by referral; the person is hired and the payout is due. */
  referredId: number;
  /** Application that the person sent on the careers site. */
  sentId: number;
  applicantId: number;
}

const idOf = (row: { id: number } | undefined): number => {
  if (!row) throw new Error('There is no such row');
  return row.id;
};

const nameReferred = async (db: Db, applicationId: number): Promise<number> =>
  idOf(
    await db.one<{ id: number }>(sql`
      update applicant set first_name = ${contact.firstName}, last_name = ${contact.lastName},
        email = ${contact.email}, phone = ${contact.phone}, created_at = now() - interval '1 day'
      from application where application.id = ${applicationId}
        and applicant.id = application.applicant_id
      returning applicant.id`),
  );

const leaveWords = async (db: Db, { referredId, sentId, applicantId }: BusyPerson) => {
  const name = `${contact.firstName} ${contact.lastName}`;
  await db.run(sql`
    insert into applicant_details (applicant_id, father_name, address)
    values (${applicantId}, 'Old Quennell', '1 Quennell Lane')`);
  await db.run(sql`
    insert into referral_event (referral_id, from_state, to_state, remark)
    select id, state, state, ${`Ask ${contact.email}`} from referral where application_id = ${referredId}`);
  await db.run(sql`
    insert into chat_channel (application_id, last_sequence) values (${referredId}, 0)
    on conflict do nothing`);
  for (const text of [`${name} called, 98765 43210`, 'Zelda is kind'])
    await db.run(sql`
      with channel as (
        update chat_channel set last_sequence = last_sequence + 1
        where application_id = ${referredId} returning id, last_sequence)
      insert into chat_message (channel_id, sequence, sender_id, session_id, text)
      select id, last_sequence, 1, 'test', ${text} from channel`);
  await db.run(sql`
    insert into application_history (application_id, stage_id, status_id, comment)
    select id, stage_id, status_id, 'Quennell kept bees' from application where id = ${sentId}`);
  await db.run(sql`
    update duplicate_pair set merge = merge || '{"before": {"last_name": "Quennell"}}'
    where survivor_id = ${applicantId}`);
  await db.run(sql`
    insert into resume_text (file_id, text, words)
    select resume_file_id, 'Quennell kept bees', ' quennell kept bees' from application
    where id = ${sentId} on conflict do nothing`);
  await db.run(sql`
    update application_consent set source = 'Quennell said so' where application_id = ${sentId}`);
  await db.run(sql`
    insert into privacy_request (kind, application_id, note, due_on)
    values ('correction', ${sentId}, 'My name is Quennell', current_date + 30)`);
  await db.run(sql`
    insert into status_link (secret_hash, application_id, expires_at)
    values ('test', ${sentId}, now() + interval '1 day')`);
  await db.run(sql`
    update question_answer set answer = 'Ask the Quennells'
    where application_id = ${sentId} and question_id = 2`);
  await db.run(sql`
    insert into asked_question (application_id, text, answer, answered_at)
    values (${sentId}, 'Is Quennell your name?', 'Quennell indeed', now())`);
  const reply = idOf(
    await db.one<{ id: number }>(sql`
      insert into applicant_reply (application_id, message_id, from_name, from_address, subject, body,
        is_cut, attachments)
      values (${sentId}, '<1@quennell.example>', ${name}, ${contact.email}, 'From Quennell', 'Quennell',
        false, '[{"name": "quennell.pdf"}]') returning id`),
  );
  const { jobId } = (await db.one<{ jobId: number }>(sql`
    select job_id as "jobId" from application where id = ${sentId}`)) ?? { jobId: 0 };
  await db.run(sql`
    insert into mail_message (kind, cause, person_id, address, application_id, reference, subject,
      body_text, body_html, state)
    values
      ('letter', 'test:1', null, ${contact.email}, ${sentId}, '{}', 'Dear Quennell', ${name}, ${name}, 'sent'),
      ('confirm-application', 'test:2', null, ${contact.email.toUpperCase()}, null, '{}', 'Quennell', '', '', 'queued'),
      ('applicant-reply', 'test:3', 1, 'staff@x.example', null,
        ${JSON.stringify({ replyId: reply })}, 'Reply of Quennell', 'Quennell wrote', 'Quennell', 'sent'),
      ('new-applications', 'test:4', 1, 'staff@x.example', null,
        ${JSON.stringify({ jobId })}, '2 new', ${`Ana Rao, ${name}`}, ${`<p>${name}</p>`}, 'sent')`);
  await db.run(sql`
    with made as (
      insert into offer (application_id, state, position, pay_minor, currency, period, starts_on,
        expires_on, template_id, made_by, sent_at, closed_at, signed_name, reason)
      values (${sentId}, 'declined', 'Baker', 100, 'INR', 'month', '2027-01-01', '2026-12-01', 1, 1,
        now(), now(), ${name}, 'Quennell moved') returning id),
    shown as (
      insert into offer_edition (offer_id, number, position, pay_minor, currency, period, starts_on,
        made_by, file_id)
      select id, 1, 'Baker', 100, 'INR', 'month', '2027-01-01', 1, (
        select id from stored_file order by id limit 1) from made)
    insert into offer_approval (offer_id, number, place, role, decided_by, is_approved, note)
    select id, 1, 1, 'administrator', 1, true, 'Quennell is good' from made`);
  await db.run(sql`
    insert into number_mark (application_id, place, row_key, kind, last_four, hash)
    values (${sentId}, 'sent_application.letter', '{}', 'pan', '085R', 'none')`);
  await db.run(sql`
    insert into mail_suppression (address, reason) values (${contact.email}, 'Unknown user')`);
  await db.run(sql`
    insert into held_application (job_id, first_name, last_name, email, form, reasons)
    values (${jobId}, ${contact.firstName}, ${contact.lastName}, ${contact.email}, '{}', '{fast}')`);
  await db.run(sql`
    with import as (
      insert into application_import (created_by, file_name, encoding, delimiter, columns, total, head)
      values (1, 'people.csv', 'utf-8', ',', '{Name,Mail}', 1,
        ${JSON.stringify([['Zelda Quennell', contact.email]])}::jsonb) returning id)
    insert into application_import_row (import_id, line, cells)
    select id, 2, ${[name, contact.email]}::text[] from import`);
  await db.run(sql`
    with interview as (
    insert into interview (application_id, title, local_start, time_zone, starts_at, ends_at, place,
      reason)
    values (${sentId}, 'Baking', '2026-01-05 10:00', 'UTC', '2026-01-05 10:00Z',
      '2026-01-05 11:00Z', 'Room of Quennell', 'Quennell is ill') returning id),
    card as (
      insert into interview_scorecard (interview_id, user_id, scores, notes)
      select id, 1, '[{"competencyId": 1, "score": 3, "evidence": "Quennell bakes"}]', 'Quennell'
      from interview returning id)
    insert into interview_scorecard_edit (scorecard_id, scores, notes)
    select id, '[]', 'Quennell was late' from card`);
  await db.run(sql`
    insert into audit_entry (action, subject, subject_id, details)
    values ('application.correct', 'application', ${sentId},
      '{"changes": {"email": {"before": "old@quennell.example"}}}')`);
};

/**
 * Creates a person with data in many tables: referred, hired, merged, with an application, answers and chat
 * messages.
 */
export const makeBusyPerson = async (server: TestServer, admin: Caller): Promise<BusyPerson> => {
  const { db } = server;
  const [referredId = 0] = await createDuePayouts(server);
  const applicantId = await nameReferred(db, referredId);
  const job = await postJob(server);
  const sent = await sendForm(
    server,
    job,
    fillForm(server, job, {
      ...contact,
      letter: 'I love tea since childhood',
      resumeText: 'Quennell kept bees',
    }),
    { files: { resume: [resumePart[0], 'quennell.pdf'] } },
  );
  expect([sent.statusCode, sent.json().error]).toEqual([200, undefined]);
  const sentId = idOf(
    await db.one<{ id: number }>(sql`
      select application_id as id from sent_application order by sent_at desc limit 1`),
  );
  const pairs = await listPairs(admin, { state: 'suspected' });
  const pair = pairs.data.find(({ first }) => first.personId === applicantId);
  const merge = await admin.send('POST', `/api/v1/duplicate-records/${pair?.id}/merge`, {
    payload: { survivorId: applicantId },
  });
  expect([merge.statusCode, merge.json().error]).toEqual([200, undefined]);
  const person = { referredId, sentId, applicantId };
  await leaveWords(db, person);
  return person;
};

/** Returns every table that contains these words, with the number of such rows; reads all tables. */
export const findTablesWithWords = async (
  db: Db,
  words = identifyingWords,
): Promise<Record<string, number>> => {
  const tables = await db.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const row = await db.one<{ n: number }>(sql`
      select count(*) as n from ${raw(name)} row where row::text ~* ${words}`);
    if (row && row.n > 0) found[name] = row.n;
  }
  return found;
};
