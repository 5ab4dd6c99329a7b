import sql from 'sql-template-tag';
import { Value } from 'typebox/value';
import { ApplicantData } from '../../../contract/applicants/applying/applicant-data';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { fillForm, describeWithPostedJob, resumePart, sendForm } from './applying-parts';

describeWithPostedJob((server, job) => {
  const apply = async () => {
    const fields = fillForm(server(), job(), {
      letter: '<i>Tea</i>',
      'consent-talent-pool': '1',
    });
    await sendForm(server(), job(), fields, { files: { resume: resumePart } });
    const row = await server().db.one<{ id: number }>(sql`
      select application.id from application
        join applicant on applicant.id = application.applicant_id
      where applicant.email = ${fields.email}`);
    const id = row?.id ?? 0;
    return { id, path: await createStatusLink(server().db, id), ...fields };
  };
  const open = (url: string) => server().app.inject(url);

  it('an applicant reads and downloads their stored data, and nothing that staff wrote', async () => {
    const { id, path, email } = await apply();
    const caller = await server().signInAs('administrator');
    await server().db.run(sql`
      insert into application_history (application_id, stage_id, status_id, comment, actor_id)
      select application.id, stage_id, (select id from status where category = 'active' limit 1),
        'Too expensive', ${caller.userId} from application where id = ${id}`);
    await server().db.run(sql`
      update application_consent set withdrawn_at = now()
      where application_id = ${id} and consent_id = 2`);
    const file = await open(`${path}/data.json`);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
    const data: unknown = file.json();
    expect(Value.Check(ApplicantData, data)).toBe(true);
    expect(data).toMatchObject({
      ...{ email, letter: '<i>Tea</i>', job: 'Tea Taster' },
      files: [{ name: 'noor.pdf', mediaType: 'application/pdf' }],
      answers: [{ answer: 'yes' }, { answer: 'Day and late' }],
      consents: [{ version: 1, withdrawnAt: null }, { withdrawnAt: expect.any(String) }],
      history: [
        { status: 'Your application has arrived' },
        { status: 'Your application is in review' },
      ],
    });
    const page = await open(`${path}/data`);
    expect(page.body).toContain('&lt;i&gt;Tea&lt;/i&gt;');
    expect(page.body).toContain('taken back');
    const stages = await server().db.many<{ name: string }>(sql`select name from status`);
    for (const body of [page.body, file.body]) {
      expect(body).not.toContain('Too expensive');
      for (const { name } of stages) expect(body).not.toContain(`"${name}"`);
    }
  });

  it('an unknown or expired link shows no data, and a valid link shows only its own person’s', async () => {
    const [first, second] = [await apply(), await apply()];
    expect((await open(`${first.path}/data.json`)).body).not.toContain(second.email);
    expect((await open('/careers/my/nothing/data.json')).statusCode).toBe(404);
    await server().db.run(sql`update status_link set expires_at = now() - interval '1 minute'`);
    for (const place of ['data', 'data.json'])
      expect((await open(`${first.path}/${place}`)).statusCode).toBe(404);
  });
});
