import { simpleParser } from 'mailparser';
import { isAutomaticMail } from './automatic-mail.rule';

const judge = async (header: string): Promise<boolean> =>
  isAutomaticMail(
    await simpleParser(
      `${header.startsWith('From') ? '' : 'From: a@example.com\n'}${header}\n\nHi`,
    ),
  );

it.each([
  'Auto-Submitted: auto-replied',
  'Auto-Submitted: auto-generated; x=y',
  'Return-Path: <>',
  'Precedence: bulk',
  'List-Id: <news.example.com>',
  'List-Unsubscribe: <https://example.com/u>',
  'X-Autoreply: yes',
  'From: MAILER-DAEMON@example.com',
  'From: No Reply <no-reply@example.com>',
])('automatic mail with %p is not treated as a reply by a person', async (header) => {
  expect(await judge(header)).toBe(true);
});

it.each([
  'Subject: Auto-Submitted: auto-replied',
  'Auto-Submitted: no',
  'Return-Path: <a@example.com>',
  'Precedence: first-class',
  'From: postmaster.smith@example.com',
])('a reply with the header %p is still taken as written by a person', async (header) => {
  expect(await judge(header)).toBe(false);
});
