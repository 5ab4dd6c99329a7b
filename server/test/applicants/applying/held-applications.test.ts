import sql from 'sql-template-tag';
import { createHash } from 'node:crypto';
import { createFormStamp } from '../../../src/applicants/applying/stamp';
import { fillForm, computeProofOfWork, describeWithPostedJob, sendForm } from './applying-parts';

describeWithPostedJob((server, job) => {
  const filled = (fields: object = {}) => fillForm(server(), job(), fields);
  const send = async (fields: object, from?: string) => {
    const answer = await sendForm(server(), job(), fields, from === undefined ? {} : { from });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    return answer.json().data.state;
  };
  const heldOf = async (email: string) => {
    const rows = await server().db.many<{ reasons: string[] }>(sql`
        select reasons from held_application where email = ${email}`);
    return rows.map(({ reasons }) => reasons);
  };
  const countTaken = async (email: string) =>
    (
      await server().db.many(sql`
          select from application join applicant on applicant.id = application.applicant_id
          where applicant.email = ${email}`)
    ).length;

  it.each([
    ['a filled trap', { website: 'https://pills.example' }, ['trap']],
    ['no stamp', { stamp: '' }, ['no-stamp']],
    ['a stamp of others', { stamp: `${Date.now()}.aaaaaaaaaaaa.${'a'.repeat(43)}` }, ['no-stamp']],
  ])(
    'an application with %s waits in the quarantine, and the applicant is asked to confirm',
    async (_, parts, reasons) => {
      const fields = filled(parts);
      expect(await send(fields)).toBe('confirm');
      expect(await heldOf(fields.email)).toEqual([reasons]);
      expect(await countTaken(fields.email)).toBe(0);
      const mail = await server().db.many(sql`
        select kind from mail_message where address = ${fields.email}`);
      expect(mail).toEqual([{ kind: 'confirm-application' }]);
    },
  );

  it('a form that was filled within a second, or is sent a second time, waits in the quarantine', async () => {
    const hasty = filled({ stamp: createFormStamp(job().id, server().keys) });
    expect(await send(hasty)).toBe('confirm');
    expect(await heldOf(hasty.email)).toEqual([['too-fast']]);
    const first = filled();
    expect(await send(first)).toBe('received');
    const again = filled({ stamp: first.stamp });
    expect(await send(again)).toBe('confirm');
    expect(await heldOf(again.email)).toEqual([['stamp-used']]);
  });

  it('from the fourth application of a network on, the form asks for proof of work; an application with proof is not held', async () => {
    const from = '192.0.2.17';
    for (let count = 0; count < 3; count += 1) expect(await send(filled(), from)).toBe('received');
    const asked = await server().app.inject({
      url: `/api/public/v1/jobs/${job().slug}/questions`,
      remoteAddress: from,
    });
    expect(asked.json().data.workBits).toBe(16);
    const idle = filled();
    expect(await send(idle, from)).toBe('confirm');
    expect(await heldOf(idle.email)).toEqual([['no-work']]);
    const fields = filled();
    expect(await send({ ...fields, work: computeProofOfWork(fields.stamp) }, from)).toBe(
      'received',
    );
  });

  it('a suspicious application without an e-mail address waits for a recruiter, and the applicant reads so', async () => {
    expect(await send({ ...filled({ stamp: '' }), email: '', phone: '+49 30 901820' })).toBe(
      'waits',
    );
  });

  it('the mailed link releases an application into the list once, and only after its button is pressed', async () => {
    const fields = filled({ stamp: '', 'answer-2': 'Day only' });
    await send(fields);
    await server().db.run(sql`
        update held_application set confirm_hash = ${createHash('sha256').update('secret').digest('hex')}
        where email = ${fields.email}`);
    const url = '/careers/my/confirm/secret';
    const page = await server().app.inject(url);
    expect([page.statusCode, page.body.includes('Tea Taster')]).toEqual([200, true]);
    expect(await countTaken(fields.email)).toBe(0);
    const press = () => server().app.inject({ method: 'POST', url });
    expect((await press()).statusCode).toBe(200);
    expect([await countTaken(fields.email), await heldOf(fields.email)]).toEqual([1, []]);
    const answers = await server().db.many(sql`
        select is_knock_out as "isKnockOut" from question_answer answer
          join application on application.id = answer.application_id
          join applicant on applicant.id = application.applicant_id
        where applicant.email = ${fields.email} order by answer.question_id`);
    expect(answers).toEqual([{ isKnockOut: false }, { isKnockOut: true }]);
    expect((await press()).statusCode).toBe(404);
    expect(await countTaken(fields.email)).toBe(1);
  });

  it('during a flood of scripted applications, applications of honest people do not go to the quarantine', async () => {
    const scripted = Array.from({ length: 200 }, (_, at) =>
      sendForm(server(), job(), filled({ firstName: 'Flood', stamp: '' }), {
        from: `198.18.0.${at % 40}`,
      }),
    );
    for (const answer of await Promise.all(scripted)) expect(answer.statusCode).toBe(200);
    for (let count = 0; count < 20; count += 1) {
      const { data } = (
        await server().app.inject(`/api/public/v1/jobs/${job().slug}/questions`)
      ).json();
      expect(data.workBits).toBe(16);
      const fields = filled({ firstName: 'Honest' });
      expect(await send({ ...fields, work: computeProofOfWork(fields.stamp) })).toBe('received');
    }
    const [stored] = await server().db.many(sql`
        select (select count(*)::integer from applicant where first_name = 'Flood') as flood,
          (select count(*)::integer from applicant where first_name = 'Honest') as honest`);
    expect(stored).toEqual({ flood: 0, honest: 20 });
  });

  it('of many scripted applications few reach the list, none is lost, and each network has a limit', async () => {
    const from = '198.51.100.4';
    const answers = [];
    for (let count = 0; count < 70; count += 1)
      answers.push(await sendForm(server(), job(), filled({ firstName: 'Bot' }), { from }));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.slice(0, 60)).toEqual(Array(60).fill(200));
    expect(codes.slice(60)).toEqual(Array(10).fill(429));
    const [stored] = await server().db.many(sql`
        select (select count(*)::integer from held_application where first_name = 'Bot') as held,
          (select count(*)::integer from applicant where first_name = 'Bot') as taken`);
    expect(stored).toEqual({ held: 57, taken: 3 });
  });
});
