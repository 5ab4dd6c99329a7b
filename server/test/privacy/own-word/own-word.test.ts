import sql from 'sql-template-tag';
import { joinDomainEntries } from '../../../src/platform/domain';
import { notifyPeopleAddedByOthers } from '../../../src/privacy/own-word/tell-people';
import { runRetention } from '../../../src/privacy/retention/run-retention';
import { domains } from '../../../src/start/domains';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  resumePart,
  sendForm,
  type PostedJob,
} from '../../applicants/applying/applying-parts';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { findLinkPath } from '../../smtp';

const tests = startMailTests('company');
const data = joinDomainEntries(domains, 'personalData');
const signal = new AbortController().signal;
let admin: Caller;
let job: PostedJob;
let made = 0;

beforeAll(async () => {
  admin = await tests.server.signInAs('administrator');
  job = await postJob(tests.server);
  await tests.server.db.run(sql`update privacy_setting set own_word_since = now()`);
});
beforeEach(async () => {
  await deleteSendingRecords(tests.server);
  await tests.server.db.run(sql`delete from call_count`);
  await tests.server.db.run(sql`delete from mail_message`);
});

interface Added {
  id: number;
  email: string;
}

const addByStaff = async (hasAddress = true): Promise<Added> => {
  made += 1;
  const email = hasAddress ? `added.${made}@mail.example` : '';
  const answer = await admin.send('POST', '/api/v1/application', {
    payload: {
      ...{ jobId: job.id, firstName: 'Added', lastName: `Person ${made}`, sourceId: 2 },
      ...{ applicantEmail: email, phoneNumber: `+91 98765 4${String(made).padStart(4, '0')}` },
    },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  const row = await tests.server.db.one<{ id: number }>(sql`
    select max(id) as id from application`);
  await tests.server.db.run(sql`delete from mail_message`);
  return { id: row?.id ?? 0, email };
};
const age = ({ id }: Added, days: number) =>
  tests.server.db.run(sql`
    with told as (
      update applicant_notice set told_at = told_at - make_interval(days => ${days})
      where application_id = ${id}),
    asked as (
      update renewal_ask set asked_at = asked_at - make_interval(days => ${days}),
        ends_at = ends_at - make_interval(days => ${days})
      where application_id = ${id}),
    steps as (
      update application_history set created_at = created_at - make_interval(days => ${days})
      where application_id = ${id})
    update application set created_at = created_at - make_interval(days => ${days}),
      kept_since = kept_since - make_interval(days => ${days})
    where id = ${id}`);
const tell = () => notifyPeopleAddedByOthers(tests.server.db, { signal });
const night = () => {
  const { db, keys, config } = tests.server;
  return runRetention({ db, keys, data, folder: config.dataFolder }, { signal });
};
const isErased = async ({ id }: Added): Promise<string | undefined> =>
  (
    await tests.server.db.one<{ rule: string }>(sql`
      select rule from erasure where application_ids @> array[${id}::integer]`)
  )?.rule;
const mailed = async ({ email }: Added) => {
  await tests.send();
  return tests.receivedBy(email);
};
const open = (url: string) => tests.server.app.inject(url);
const post = (url: string, fields: Record<string, string> = {}) =>
  tests.server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const press = async (url: string) => {
  const consentId = /name="consentId" value="(\d+)"/.exec((await open(url)).body)?.[1] ?? '';
  return post(url, { consentId });
};
const consentsOf = async ({ id }: Added) =>
  (await admin.send('GET', `/api/v1/application/${id}/consents`)).json().data;

describe('an applicant whom staff added', () => {
  it('an applicant whom staff added is mailed about the stored data after the first other mail, or within a month', async () => {
    const [written, silent] = [await addByStaff(), await addByStaff()];
    await tell();
    expect([await mailed(written), await mailed(silent)]).toEqual([[], []]);
    await tests.server.db.run(sql`
      insert into mail_message (kind, cause, address, application_id)
      values ('applicant-question', 'question:1', ${written.email}, ${written.id})`);
    await tell();
    await tell();
    await tests.server.db.run(sql`delete from mail_message where kind = 'applicant-question'`);
    const [first, ...others] = await mailed(written);
    expect(first?.subject).toBe('Kestrel Foods has your data, and needs your consent');
    expect([others, await mailed(silent)]).toEqual([[], []]);
    // A person who got no message is notified before the month ends.
    await tests.server.db.run(sql`
      update privacy_setting set own_word_since = now() - interval '1 year'`);
    await age(silent, 26);
    await tell();
    expect(await mailed(silent)).toHaveLength(1);
  });

  it('an applicant whom staff added remains stored after agreeing on the mailed page, and is anonymised otherwise', async () => {
    const [agreeing, silent, away] = [
      await addByStaff(),
      await addByStaff(),
      await addByStaff(false),
    ];
    for (const one of [agreeing, silent, away]) await age(one, 26);
    await tell();
    const [mail] = await mailed(agreeing);
    const page = findLinkPath(mail ?? ({} as never));
    expect(page).toMatch(/\/keep$/);
    expect((await open(page)).body).toContain('May we keep your data?');
    expect(await consentsOf(agreeing)).toMatchObject([{ agreedAt: null }, { agreedAt: null }]);
    const pressed = await press(page);
    expect(pressed.statusCode).toBe(303);
    expect((await open(String(pressed.headers.location))).body).toContain(
      'your answer has arrived',
    );
    expect(await consentsOf(agreeing)).toContainEqual(
      expect.objectContaining({ purpose: 'application', way: 'page', withdrawnAt: null }),
    );
    await night();
    expect([await isErased(silent), await isErased(away)]).toEqual([undefined, undefined]);
    for (const one of [agreeing, silent, away]) await age(one, 35);
    await night();
    const rule = 'No word of their own';
    expect(await Promise.all([agreeing, silent, away].map(isErased))).toEqual([
      ...[undefined, rule, rule],
    ]);
    const runs = (await admin.send('GET', '/api/v1/retention-runs')).json().data;
    expect(runs[0].byRule[rule]).toBeGreaterThanOrEqual(2);
  });

  it('an applicant who applied themselves, or was added before the setting began, is never asked to agree', async () => {
    const fields = fillForm(tests.server, job);
    expect(
      (await sendForm(tests.server, job, fields, { files: { resume: resumePart } })).statusCode,
    ).toBe(200);
    const own = await tests.server.db.one<{ id: number }>(sql`
      select max(application_id) as id from sent_application`);
    const one = { id: own?.id ?? 0, email: fields.email };
    const [count] = await tests.server.db.many<{ people: number }>(sql`
      select count(*)::integer as people from erasure`);
    await tests.server.db.run(sql`update privacy_setting set own_word_since = now()`);
    await age(one, 200);
    await tests.server.db.run(sql`
      update privacy_setting set own_word_since = now() - interval '201 days'`);
    await tests.server.db.run(sql`
      update application set created_at = now() - interval '300 days'
      where id <> ${one.id} and created_at > now() - interval '300 days'`);
    await tell();
    await tests.server.db.run(sql`delete from mail_message where kind <> 'applicant-notice'`);
    expect(await mailed(one)).toEqual([]);
    await night();
    const [after] = await tests.server.db.many<{ people: number }>(sql`
      select count(*)::integer as people from erasure`);
    expect(after).toEqual(count);
  });
});

describe('an applicant whose storage period ends', () => {
  it('an applicant is asked some days before the storage period ends, remains stored after a yes, and is anonymised otherwise', async () => {
    await tests.server.db.run(sql`update privacy_setting set own_word_days = null`);
    await tests.server.db.run(sql`
      update application set kept_since = now(), created_at = now() - interval '2 years'`);
    await tests.server.db.run(sql`update application_history set created_at = now()`);
    const [keeping, silent] = [await addByStaff(), await addByStaff()];
    await tests.server.db.run(sql`delete from retention_rule`);
    const rule = { name: 'Asks', outcome: 'rejected', keepMonths: 3, askDays: 20 };
    const stored = await admin.send('POST', '/api/v1/retention-rules', { payload: rule });
    expect([stored.statusCode, stored.json().error]).toEqual([200, undefined]);
    await tests.server.db.run(sql`
      update application set status_id = (select id from status where category = 'rejected' limit 1)
      where id in (${keeping.id}, ${silent.id})`);
    for (const one of [keeping, silent]) await age(one, 85);
    await night();
    await night();
    const [mail, ...more] = await mailed(keeping);
    expect([mail?.subject, more]).toEqual(['Shall Kestrel Foods keep your data?', []]);
    const page = findLinkPath(mail ?? ({} as never));
    expect((await open(page)).body).toContain('Shall we keep your data longer?');
    expect((await press(page)).statusCode).toBe(303);
    expect((await open(page)).body).toContain('Nothing waits for your answer');
    expect(await consentsOf(keeping)).toContainEqual(
      expect.objectContaining({ purpose: 'talent-pool', way: 'renewal', number: 1 }),
    );
    for (const one of [keeping, silent]) await age(one, 10);
    await night();
    // The planned day of erasure is past, but not the days that the person has to answer.
    expect(await isErased(silent)).toBeUndefined();
    for (const one of [keeping, silent]) await age(one, 11);
    await night();
    expect([await isErased(keeping), await isErased(silent)]).toEqual([undefined, 'Asks']);
    await age(keeping, 60);
    await night();
    expect(await mailed(keeping)).toHaveLength(2);
  });
});
