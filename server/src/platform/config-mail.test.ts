import { ConfigError, readConfig } from './config';
import { parseMailAddress } from './config-mail';

const from = 'hiring@example.com';
const mailOf = (SMTP_URL: string) => readConfig({ SMTP_URL, MAIL_FROM: from }).mail;

it.each([
  ['smtp://smtp.example.com', 587, 'starttls'],
  ['smtps://smtp.example.com', 465, 'tls'],
  ['smtps://smtp.example.com?tls=off', 465, 'tls'],
  ['smtp://relay.example.com:25?tls=off', 25, 'none'],
  ['smtp://127.0.0.1:2525', 2525, 'none'],
  ['smtp://[::1]:2525', 2525, 'none'],
])('the mail server setting %s means port %s with encryption %s', (url, port, encryption) => {
  expect(mailOf(url)).toMatchObject({ port, encryption });
});

it('a mail password with escaped special characters is read correctly', () => {
  expect(mailOf('smtp://a%40b:p%3A%2F@smtp.example.com')?.credentials).toEqual({
    user: 'a@b',
    pass: 'p:/',
  });
});

it.each([
  ['no sender', { SMTP_URL: 'smtp://smtp.example.com' }, 'MAIL_FROM'],
  ['no address', { SMTP_URL: 'smtp.example.com', MAIL_FROM: from }, 'SMTP_URL'],
  ['a header', { SMTP_URL: 'smtp://x', MAIL_FROM: 'A\nBcc: b <a@b.example>' }, 'MAIL_FROM'],
])('mail with %s is refused with the name of the setting', (_, environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigError);
  expect(() => readConfig(environment)).toThrow(name);
});

it.each([
  ['a@b.example', { name: '', address: 'a@b.example' }],
  ['Hiring team <a@b.example>', { name: 'Hiring team', address: 'a@b.example' }],
  ['"Hiring, all" <a@b.example>', { name: 'Hiring, all', address: 'a@b.example' }],
  ['Hiring <nobody>', undefined],
])('the mail sender setting %s is accepted', (text, address) => {
  expect(parseMailAddress(text)).toEqual(address);
});

const mailboxAt = (IMAP_URL: string) =>
  readConfig({ SMTP_URL: 'smtp://smtp.example.com', MAIL_FROM: from, IMAP_URL }).mail?.mailbox;

it.each([
  ['imaps://box%40example.com:p@imap.example.com', 993, 'tls', 'box@example.com', 'INBOX'],
  ['imap://box:p@imap.example.com/Hiring%20mail', 143, 'starttls', from, 'Hiring mail'],
  ['imap://box:p@imap.example.com:1143/INBOX?tls=off', 1143, 'none', from, 'INBOX'],
  ['imap://box:p@127.0.0.1', 143, 'none', from, 'INBOX'],
])('the mailbox %s is read at port %s, %s, as %s', (url, port, encryption, address, folder) => {
  expect(mailboxAt(url)).toMatchObject({ port, encryption, address, folder });
});

it.each(['imap.example.com', 'imaps://imap.example.com', 'smtp://a:b@imap.example.com'])(
  'the mailbox %s is refused with the name of the setting',
  (url) => {
    expect(() => mailboxAt(url)).toThrow('IMAP_URL');
  },
);
