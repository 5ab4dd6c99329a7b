import sql from 'sql-template-tag';
import { fillForm, describeWithPostedJob, resumePart, sendForm } from './applying-parts';

describeWithPostedJob((server, job) => {
  const form = (language: string) => `/careers/${job().slug}/apply?lang=${language}`;
  const read = async (language: string) => (await server().app.inject(form(language))).body;
  const send = (language: string, fields: object) =>
    sendForm(server(), job(), fillForm(server(), job(), fields), {
      ...{ files: { resume: resumePart }, path: form(language) },
    });

  it('a page shows a consent text in its language, else in English, and stores the text that was shown', async () => {
    const admin = await server().signInAs('administrator');
    const create = async (payload: object) => {
      const answer = await admin.send('POST', '/api/v1/consent-text', { payload });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const german = 'Ich willige ein, dass über meine Bewerbung entschieden wird.';
    const group = 'I agree that Kestrel Bakeries sees my data too.';
    const made = await create({ purpose: 'application', language: 'de', text: german });
    await create({ purpose: 'group', text: group });
    const english = 'I agree that my data are stored and used to decide on this application.';
    const [de, en] = [await read('de'), await read('en')];
    expect([de.includes(german), de.includes(english), de.includes(group)]).toEqual([
      ...[true, false, true],
    ]);
    expect([en.includes(german), en.includes(english), en.includes(group)]).toEqual([
      ...[false, true, true],
    ]);
    const rows = (
      await admin.send('GET', '/api/v1/consent-text', { query: { limit: '20' } })
    ).json();
    expect(
      rows.data.filter(({ purpose }: { purpose: string }) => purpose === 'application'),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ language: 'en', isInForce: true }),
        expect.objectContaining({ language: 'de', isInForce: true }),
      ]),
    );
    // Agreeing to the English version of the consent text does not agree to the German one.
    expect((await send('de', {})).statusCode).toBe(422);
    const sent = await send('de', { 'consent-application': '2', 'consent-group': '1' });
    expect(sent.statusCode).toBe(303);
    const agreed = await server().db.many<{ id: number; purpose: string }>(sql`
      select consent_id as id, purpose from application_consent
        join consent_text consent on consent.id = consent_id
      where application_id = (select max(application_id) from sent_application) order by purpose`);
    expect(agreed).toEqual([
      { id: made.id, purpose: 'application' },
      expect.objectContaining({ purpose: 'group' }),
    ]);
  });
});
