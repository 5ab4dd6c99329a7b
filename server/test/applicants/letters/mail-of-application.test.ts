import { testMail } from '../../../src/company/outbox/test-mail';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { startMailTests } from '../../mail-tests';
import { findApplicationIds } from '../applications/application-parts';

const tests = startMailTests();

it('mail about an application is listed with the application, and remains in the outbox when the application is deleted', async () => {
  const { server } = tests;
  const admin = await server.signInAs('administrator');
  const [id = 0] = await findApplicationIds(server, "status.category = 'active'");
  const to = { address: 'applicant@example.com' };
  await enqueueMail(server.db, testMail, [
    { cause: 'about', to, applicationId: id },
    { cause: 'other', to },
  ]);
  const list = async (query: Record<string, string>) => {
    const answer = await admin.send('GET', '/api/v1/mail-messages', { query });
    expect(answer.statusCode).toBe(200);
    return answer.json().meta.total as number;
  };
  expect(await list({ applicantId: String(id) })).toBe(1);
  expect(await list({ applicantId: String(id), state: 'sent' })).toBe(0);
  const gone = await admin.send('POST', '/api/v1/multiple-application-delete', {
    payload: { applicantId: [id] },
  });
  expect(gone.statusCode).toBe(200);
  expect(await list({ applicantId: String(id) })).toBe(0);
  expect(await list({ recipient: to.address })).toBe(2);
});
