import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { mailTemplateShapes } from '../../../contract/applicants/mail-templates/mail-template';
import { onDatabase, type Caller } from '../../server';
import { findApplicationIds } from '../applications/application-parts';
import { createTemplate } from './letter-parts';

const path = '/api/v1/mail-templates';

onDatabase(
  (server) => {
    let admin: Caller;
    beforeAll(async () => {
      admin = await server().signInAs('administrator');
    });
    const refused = async (parts: object): Promise<Record<string, string>> => {
      const payload = {
        ...{ name: 'Refused', language: 'en', purpose: 'status', mode: 'off', statusIds: [1] },
        ...{ subject: 'Hello', body: '<p>Hello</p>', ...parts },
      };
      const answer = await admin.send('POST', path, { payload });
      expect(answer.statusCode).toBe(422);
      return answer.json().error.fields;
    };

    it('a mail template is stored without unsafe HTML and with its statuses, and each change gives it a new version', async () => {
      const stored = await createTemplate(admin, {
        statusIds: [2],
        body: '<p onclick="x()">Dear {{first-name}}<script>x</script></p><img src="/pictures/1">',
      });
      expect([...Value.Errors(One(mailTemplateShapes.record), { data: stored })]).toEqual([]);
      expect(stored).toMatchObject({
        ...{ body: '<p>Dear {{first-name}}</p>', delayHours: 0, version: 1 },
        statuses: [{ id: 2, name: 'Rejected', category: 'rejected' }],
      });
      const { data } = (
        await admin.send('PUT', `${path}/${stored.id}`, {
          payload: { statusIds: [1, 2], delayHours: 72, version: 1 },
        })
      ).json();
      expect(data.statuses).toHaveLength(2);
      expect(data).toMatchObject({ version: 2, delayHours: 72 });
    });

    it('a mail template with an unknown placeholder is refused, and the message names the placeholder', async () => {
      expect(await refused({ body: '<p>Dear {{nick-name}}</p>' })).toEqual({
        body: 'There is no placeholder {{nick-name}}. Insert one from the menu.',
      });
      expect(await refused({ subject: 'For {{__proto__}} {{constructor}}' })).toMatchObject({
        subject: expect.stringContaining('{{__proto__}}'),
      });
    });

    it('a mail template with a text that mail programs would cut off, with no text or with a wrong delay is refused', async () => {
      expect(await refused({ body: '<p>a</p>'.repeat(2_000) })).toHaveProperty('body');
      expect(await refused({ body: '<p> </p>' })).toEqual({ body: 'Enter the text.' });
      expect(await refused({ body: 'x'.repeat(20_001) })).toHaveProperty('body');
      expect(await refused({ delayHours: 73 })).toHaveProperty('delayHours');
      expect(await refused({ statusIds: [] })).toHaveProperty('statusIds');
      expect(await refused({ statusIds: [2_000_000_000] })).toHaveProperty('statusIds');
      expect(await refused({ purpose: 'receipt', mode: 'offered' })).toHaveProperty('mode');
    });

    it('only one template of a status can be set to be always sent', async () => {
      const first = await createTemplate(admin, { mode: 'always', statusIds: [1] });
      expect((await refused({ mode: 'always', statusIds: [1] })).mode).toContain(first.name);
      const offered = await createTemplate(admin, { statusIds: [1] });
      const answer = await admin.send('PUT', `${path}/${offered.id}`, {
        payload: { mode: 'always' },
      });
      expect(answer.json().error.fields.mode).toContain(first.name);
      await admin.send('DELETE', `${path}/${first.id}`);
    });

    it('a status that has a letter template cannot be deleted', async () => {
      const status = await admin.send('POST', '/api/v1/applicant-status', {
        payload: { status: 'Told by mail' },
      });
      const { id } = status.json().data;
      await createTemplate(admin, { statusIds: [id] });
      const answer = await admin.send('DELETE', `/api/v1/applicant-status/${id}`);
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        409,
        expect.stringContaining('mail template'),
      ]);
    });

    it('an administrator can preview a mail as one applicant would get it, before the template is stored', async () => {
      const [id = 0] = await findApplicationIds(server(), "status.category = 'rejected'");
      const answer = await admin.send('POST', `${path}/preview`, {
        payload: {
          ...{ applicantId: id, language: 'de', subject: 'Nr. {{application-number}}' },
          body: '<p>Ihre Bewerbung wurde {{status}}.</p>',
        },
      });
      expect(answer.json().data).toMatchObject({
        subject: `Nr. ${id}`,
        text: expect.stringContaining('Ihre Bewerbung wurde nicht ausgewählt.'),
        html: expect.stringContaining('lang="de"'),
      });
    });

    it('recruiters read templates and change none; hiring managers read none', async () => {
      const { id } = await createTemplate(admin, { statusIds: [2] });
      const [recruiter, manager] = [
        await server().signInAs('recruiter'),
        await server().signInAs('hiring-manager'),
      ];
      expect((await recruiter.send('GET', `${path}/${id}`)).statusCode).toBe(200);
      expect((await recruiter.send('DELETE', `${path}/${id}`)).statusCode).toBe(403);
      expect((await manager.send('GET', path)).statusCode).toBe(403);
    });
  },
  { data: 'company' },
);
