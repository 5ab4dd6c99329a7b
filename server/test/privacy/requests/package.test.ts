import sql from 'sql-template-tag';
import { interviewStates } from '../../../contract/interviews/scheduling/interview-constants';
import { offerStates, payPeriods } from '../../../contract/interviews/offers/offer-constants';
import { maritalStatuses } from '../../../contract/applicants/details/applicant-details-constants';
import { requestKinds } from '../../../contract/privacy/requests/privacy-request-constants';
import { joinDomainEntries } from '../../../src/platform/domain';
import { openStorage } from '../../../src/platform/files/storage/open-storage';
import { collectPackage } from '../../../src/privacy/requests/package/collect-package';
import { packageTexts } from '../../../src/privacy/requests/package/texts/package-texts';
import { writeZip } from '../../../src/privacy/requests/package/write-zip';
import { domains } from '../../../src/start/domains';
import { fillForm, postJob, sendForm } from '../../applicants/applying/applying-parts';
import { openPackage } from '../../open-package';
import { onDatabase } from '../../server';
import { readPdf } from './read-pdf';

const data = joinDomainEntries(domains, 'personalData');

it('no title, label or text of a person’s data package remains English in the German package', () => {
  const { labels } = packageTexts.de;
  const shown = data.filter(({ collect }) => collect);
  expect(shown.length).toBeGreaterThan(8);
  for (const { title, labels: own = [] } of shown) {
    expect(own).not.toEqual([]);
    for (const label of [title, ...own])
      expect([label, labels[label]]).toEqual([label, expect.any(String)]);
  }
  const stored = {
    ...{ 'Asked for': requestKinds, 'Marital status': maritalStatuses, Period: payPeriods },
    State: { ...interviewStates, ...offerStates },
  };
  for (const { values: words } of Object.values(packageTexts))
    for (const [label, names] of Object.entries(stored))
      for (const name of Object.keys(names)) expect(words[label]).toHaveProperty(name);
});

onDatabase(
  (server) => {
    it('an applicant who applied on a German page gets the data package in German, with every letter of the name', async () => {
      const job = await postJob(server(), {
        jobTitle: 'Teemischer',
        jobDescription:
          '<p>Wir suchen eine Person für unser Team, die mit Tee und Kräutern arbeitet.</p>',
      });
      const names = { firstName: 'Żółć Јелена', lastName: 'Größe Đặng Ωμέγα' };
      const fields = fillForm(server(), job, {
        ...names,
        letter: 'Ich liebe Tee: 7-mal, +49 (30) ćma ở',
      });
      expect((await sendForm(server(), job, fields)).statusCode).toBe(200);
      const row = await server().db.one<{ id: number }>(sql`
        update application set created_at = '2026-03-04T20:00:00Z'
        from applicant where applicant.id = applicant_id and email = ${fields.email}
        returning application.id`);
      const id = row?.id ?? 0;
      await server().db.run(sql`
        insert into privacy_request (kind, application_id, note, due_on, made_at)
        values ('correction', ${id}, 'Bitte', current_date, '2026-03-05T10:00:00Z')`);
      const storage = openStorage(server().config, server().db);
      const zip = await writeZip(storage, await collectPackage(server().db, data, id));
      const { pdf, json } = openPackage(zip);
      const text = await readPdf(pdf);
      const expected = [
        ...['Ihre Daten bei', 'Vorname Żółć Јелена', 'Nachname Größe Đặng Ωμέγα'],
        ...[
          'Anschreiben Ich liebe Tee: 7-mal, +49 (30) ćma ở',
          'Beworben am 5. März 2026',
          'Gebeten um Berichtigung',
        ],
        ...['Gestellt am 5. März 2026', 'Einwilligungen', 'Zugestimmt am'],
      ];
      for (const part of expected) expect(text).toContain(part);
      expect(text).not.toMatch(/First name|Applied on|stored about you|\d{4}-\d{2}-\d{2}T/);
      expect(JSON.parse(json)).toMatchObject({ language: 'de' });
      expect(json).toContain('First name');
    });
  },
  { data: 'company' },
);
