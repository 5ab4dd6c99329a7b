import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importSPKI, jwtVerify } from 'jose';
import { readConfig } from '../../../src/platform/config';
import { describeMailFailure } from '../../../src/platform/mail/describe-mail-failure.rule';
import { createMailTokens } from '../../../src/platform/mail/mail-tokens';
import { openMailTransport } from '../../../src/platform/mail/mail-transport';
import { startSmtp, type TestSmtp } from '../../smtp';
import { startTokenEndpoint, type TokenEndpoint } from '../../token-endpoint';

const user = 'hiring@kestrel.example';
const secret = 'a-secret-of-the-app';
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

let folder: string;
let endpoint: TokenEndpoint;
let smtp: TestSmtp;
let tried: string[] = [];
/** Decides which tokens the mail server accepts. */
let takes: (token: string) => boolean;
/** Details that the mail server sends before it refuses a sign-in. */
let challenge: { status: string } | undefined;
const opened: { close(): void }[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-oauth-'));
  endpoint = await startTokenEndpoint();
  tried = [];
  challenge = undefined;
  takes = endpoint.isLast;
  smtp = await startSmtp(0, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authMethods: ['XOAUTH2'],
    onAuth: ({ method, username, accessToken = '' }, _session, callback) => {
      tried.push(accessToken);
      const isTaken = method === 'XOAUTH2' && username === user && takes(accessToken);
      if (isTaken) callback(null, { user });
      else callback(challenge ? null : new Error('Invalid token'), { data: challenge });
    },
  });
});
afterEach(async () => {
  for (const transport of opened.splice(0)) transport.close();
  await smtp.stop();
  await endpoint.stop();
  await rm(folder, { recursive: true });
});

const microsoft = () => ({
  ...{ tenant: 'kestrel.example', client_id: 'app-1', client_secret: secret },
  token_uri: endpoint.address,
});
const google = () => ({
  ...{ type: 'service_account', client_email: 'console@project.example' },
  ...{ private_key: keys.privateKey, token_uri: endpoint.address },
});

const readMail = async (content: object) => {
  const file = join(folder, 'oauth.json');
  await writeFile(file, JSON.stringify(content));
  const url = new URL(smtp.url);
  url.username = encodeURIComponent(user);
  const { mail } = readConfig({
    ...{ SMTP_URL: url.href, MAIL_FROM: user, MAIL_OAUTH_FILE: file },
  });
  if (!mail?.oauth) throw new Error('No mail by OAuth is configured');
  return { ...mail, oauth: mail.oauth };
};
const open = async (content: object) => {
  const transport = openMailTransport(await readMail(content));
  opened.push(transport);
  return (name: string) =>
    transport.send({
      ...{
        id: 1,
        messageId: name,
        company: 'Kestrel',
        takesReplies: false,
        subject: name,
        text: 'x',
        html: '<p>x</p>',
      },
      to: { name: '', address: `${name}@example.com` },
    });
};

it('with Microsoft’s client credentials, many mails are sent with one access token', async () => {
  const send = await open(microsoft());
  await send('first');
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map(send));
  expect(smtp.received).toHaveLength(7);
  expect(endpoint.asked.map((form) => Object.fromEntries(form))).toEqual([
    {
      grant_type: 'client_credentials',
      client_id: 'app-1',
      client_secret: secret,
      scope: 'https://outlook.office365.com/.default',
    },
  ]);
});

it('with the key of Google’s service account, mail is sent in the name of the mailbox', async () => {
  const send = await open(google());
  await send('first');
  expect(smtp.received).toHaveLength(1);
  const [form] = endpoint.asked;
  expect(form?.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
  const { payload } = await jwtVerify(
    form?.get('assertion') ?? '',
    await importSPKI(keys.publicKey, 'RS256'),
  );
  expect(payload).toMatchObject({
    ...{ iss: 'console@project.example', sub: user, aud: endpoint.address },
    scope: 'https://mail.google.com/',
  });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(3600);
});

it.each([
  ['as Microsoft does', undefined],
  ['as Google does', { status: '400' }],
])('an access token that is refused %s is replaced once, and the mail is sent', async (_, data) => {
  challenge = data;
  takes = (token) => endpoint.isLast(token) && token !== 'token-1';
  const send = await open(microsoft());
  await send('first');
  expect(smtp.received).toHaveLength(1);
  expect(tried).toEqual(['token-1', 'token-2']);
});

it('sign-in at a mail server that accepts no access token is tried twice, and then ends', async () => {
  takes = () => false;
  const send = await open(microsoft());
  const failure = await send('first').then(
    () => undefined,
    (error: Error) => describeMailFailure(error),
  );
  expect(failure).toMatchObject({
    problem: expect.stringContaining('refused the sign-in'),
    isServerAway: true,
  });
  expect(endpoint.asked).toHaveLength(2);
});

it('an administrator reads why an access token was refused, and never a secret', async () => {
  endpoint.refuse({ error: 'invalid_client', error_description: 'AADSTS7000222: expired keys' });
  const send = await open(microsoft());
  const failure = await send('first').then(
    () => undefined,
    (error: Error) => describeMailFailure(error),
  );
  expect(failure).toEqual({
    problem: 'The OAuth service gave no access token: invalid_client AADSTS7000222: expired keys',
    isFinal: false,
    isServerAway: true,
  });
  endpoint.refuse(undefined);
  await send('second');
  expect(smtp.received).toHaveLength(1);
});

it('an OAuth service that cannot be reached is named in the error', async () => {
  const send = await open(microsoft());
  await endpoint.stop();
  await expect(send('first')).rejects.toThrow('127.0.0.1 did not answer');
  endpoint = await startTokenEndpoint();
});

it.each([
  ['no known credentials', { client_id: 'x', client_secret: secret }],
  [
    'a key that is none',
    { client_email: 'a@b.example', private_key: secret, token_uri: 'https://x.example/t' },
  ],
  [
    'a token address without encryption',
    { tenant: 't', client_id: 'x', client_secret: secret, token_uri: 'http://x.example/t' },
  ],
])(
  'a file of credentials for mail with %s is refused at the start, without its secret',
  async (_, content) => {
    const failed = await open(content).then(
      () => undefined,
      (error: Error) => error.message,
    );
    expect(failed).toContain('MAIL_OAUTH_FILE cannot be used');
    expect(failed).not.toContain(secret);
  },
);

it('an access token for mail is replaced before it expires', async () => {
  endpoint.setLife(0);
  const tokens = createMailTokens((await readMail(microsoft())).oauth);
  await tokens.get(user);
  endpoint.setLife(3600);
  await tokens.get(user);
  await tokens.get(user);
  expect(endpoint.asked).toHaveLength(2);
});
