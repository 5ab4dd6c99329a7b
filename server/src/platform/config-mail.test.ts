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
])('%s means port %s with encryption %s', (url, port, encryption) => {
  expect(mailOf(url)).toMatchObject({ port, encryption });
});

it('a password with special characters is read as it was escaped', () => {
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
])('the sender %s is understood', (text, address) => {
  expect(parseMailAddress(text)).toEqual(address);
});
