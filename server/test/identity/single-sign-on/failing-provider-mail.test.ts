import { generateKeyPairSync } from 'node:crypto';
import { makeUser } from '../../factories';
import { runMailTask } from '../../mail-run';
import { startSmtp, type TestSmtp } from '../../smtp';
import { createClaims, returnFromProvider } from './sso-parts';
import { startSsoWithProxy, type SsoWithProxy } from './start-sso';

const person = 'asha@company.example';
const keeper = 'keeper@example.com';
let smtp: TestSmtp;
let sso: SsoWithProxy;

beforeAll(async () => {
  smtp = await startSmtp();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  sso = await startSsoWithProxy({
    people: { asha: createClaims(person) },
    keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
    environment: {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'hiring@kestrel.example' },
      PUBLIC_URL: 'http://localhost',
    },
    fill: async (db) => {
      await makeUser(db, ['recruiter'], { email: person });
      await makeUser(db, ['administrator'], { email: keeper });
    },
  });
});
afterAll(async () => {
  await sso.stop();
  await smtp.stop();
});

const subjectsAfterSignIn = async (): Promise<unknown[]> => {
  smtp.received.length = 0;
  const { page } = await returnFromProvider(sso.visit(), 'asha');
  await runMailTask(sso.server);
  const mails = smtp.received.filter(({ recipients }) => recipients.includes(keeper));
  return [page.statusCode, ...mails.map(({ subject }) => subject)];
};

it('administrators are mailed when people cannot sign in by a provider, and not while they can', async () => {
  expect(await subjectsAfterSignIn()).toEqual([303]);
  sso.before.spoil(async (path) => (path === '/token' ? { status: 500, body: '{}' } : undefined));
  expect(await subjectsAfterSignIn()).toEqual([503, 'People could not sign in by Company']);
  expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain(person);
  expect(smtp.lastTo(keeper).text).toContain('Company did not answer in time');
  expect(await subjectsAfterSignIn()).toEqual([503]);
});
