import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readConfig } from '../../../src/platform/config';
import { createMailTokens, type MailTokens } from '../../../src/platform/mail/mail-tokens';
import { withMailbox } from '../../../src/platform/mailbox/open-mailbox';
import { startImap, type TestImap } from '../../imap';
import { startTokenEndpoint, type TokenEndpoint } from '../../token-endpoint';

const { log } = Fastify();
let folder: string;
let endpoint: TokenEndpoint;
let imap: TestImap;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-oauth-'));
  endpoint = await startTokenEndpoint();
  imap = await startImap({ introspection: endpoint.introspection });
});
afterAll(async () => {
  await imap.stop();
  await endpoint.stop();
  await rm(folder, { recursive: true });
});

const readMailboxSettings = async () => {
  const file = join(folder, 'oauth.json');
  await writeFile(
    file,
    JSON.stringify({
      ...{ tenant: 'kestrel.example', client_id: 'app-1', client_secret: 'a-secret-of-the-app' },
      token_uri: endpoint.address,
    }),
  );
  const user = encodeURIComponent(imap.address);
  const { mail } = readConfig({
    ...{ SMTP_URL: `smtp://${user}@127.0.0.1:1`, MAIL_FROM: imap.address },
    ...{ IMAP_URL: imap.url, MAIL_OAUTH_FILE: file },
  });
  if (!mail?.mailbox?.oauth) throw new Error('No mailbox by OAuth is configured');
  return { mailbox: mail.mailbox, tokens: createMailTokens(mail.mailbox.oauth) };
};
const countMessages = async (
  mailbox: Awaited<ReturnType<typeof readMailboxSettings>>['mailbox'],
  tokens: MailTokens,
): Promise<number> => {
  let count = 0;
  const { signal } = new AbortController();
  await withMailbox(mailbox, { tokens, log, signal }, async (open) => {
    count = (await open.listAfter(0)).length;
  });
  return count;
};

it('a mailbox is read with an access token from client credentials', async () => {
  await imap.deliver('From: nila@example.com\nSubject: Hello\n\nHello');
  const { mailbox, tokens } = await readMailboxSettings();
  expect(await countMessages(mailbox, tokens)).toBe(1);
});

it('an access token that the mailbox no longer accepts is replaced before the next reading', async () => {
  const { mailbox, tokens } = await readMailboxSettings();
  await countMessages(mailbox, tokens);
  const given = endpoint.asked.length;
  await fetch(endpoint.address, { method: 'POST' });
  await expect(countMessages(mailbox, tokens)).rejects.toThrow();
  expect(await countMessages(mailbox, tokens)).toBe(1);
  expect(endpoint.asked).toHaveLength(given + 2);
});
