import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import { RecordedConsent } from '../../../contract/applicants/applying/recorded-consent';
import { findApplicationIds } from '../applications/application-parts';
import { onDatabase, type Caller } from '../../server';

onDatabase(
  (server) => {
    let admin: Caller;
    let id: number;
    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      [id = 0] = await findApplicationIds(server(), 'true');
    });
    beforeEach(() => server().db.run(sql`delete from application_consent`));
    const path = () => `/api/v1/application/${id}/consents`;
    const read = async (): Promise<RecordedConsent[]> => {
      const answer = await admin.send('GET', path());
      expect([...Value.Errors(One(Type.Array(RecordedConsent)), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const record = (consentId: number, source: string, by = admin) =>
      by.send('POST', `${path()}/${consentId}`, { payload: { source } });
    const takeBack = (consentId: number, by = admin) =>
      by.send('POST', `${path()}/${consentId}/withdrawal`);

    it('a consent that an applicant gave by phone is recorded as such, with who recorded it', async () => {
      const [first] = await read();
      expect(first).toMatchObject({ agreedAt: null, way: null });
      const consentId = first?.consentId ?? 0;
      expect((await record(consentId, ' ')).statusCode).toBe(422);
      expect((await record(consentId, 'By phone')).statusCode).toBe(200);
      expect((await read())[0]).toMatchObject({
        ...{ consentId, way: 'staff', source: 'By phone', recordedBy: 'Asha Verma' },
        withdrawnAt: null,
      });
    });

    it('staff can withdraw a consent for the applicant; its record remains as proof, and it can be given again', async () => {
      const consentId = (await read())[0]?.consentId ?? 0;
      await record(consentId, 'By phone');
      await takeBack(consentId);
      expect((await takeBack(consentId)).statusCode).toBe(200);
      const [ended] = await read();
      expect(ended?.agreedAt).not.toBeNull();
      expect(ended?.withdrawnAt).not.toBeNull();
      await record(consentId, 'By letter');
      expect((await read())[0]).toMatchObject({ source: 'By letter', withdrawnAt: null });
      const log = await admin.send('GET', '/api/v1/audit-log', {
        query: { kind: 'application', recordId: String(id) },
      });
      const actions: { action: string }[] = log.json().data;
      expect(actions.slice(0, 3).map(({ action }) => action)).toEqual(
        Array(3).fill('application.consent'),
      );
    });

    it('a consent given in the form is never overwritten by a consent that staff record', async () => {
      const consentId = (await read())[0]?.consentId ?? 0;
      await server().db.run(sql`
        insert into application_consent (application_id, consent_id) values (${id}, ${consentId})`);
      expect((await record(consentId, 'By phone')).statusCode).toBe(200);
      expect((await read())[0]).toMatchObject({ way: 'form', source: '', recordedBy: null });
    });

    it('recording a consent is refused for people who cannot see the job, unknown texts and unknown applicants', async () => {
      const outsider = await server().signInAs('recruiter');
      const auditor = await server().signInAs('auditor');
      const consentId = (await read())[0]?.consentId ?? 0;
      expect((await record(consentId, 'By phone', outsider)).statusCode).toBe(404);
      expect((await record(consentId, 'By phone', auditor)).statusCode).toBe(403);
      expect((await record(2_000_000_000, 'By phone')).statusCode).toBe(404);
      expect((await takeBack(consentId, outsider)).statusCode).toBe(404);
      expect((await admin.send('GET', '/api/v1/application/2000000000/consents')).statusCode).toBe(
        404,
      );
    });
  },
  { data: 'company' },
);
