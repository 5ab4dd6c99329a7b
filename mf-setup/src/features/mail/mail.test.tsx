import { screen, waitFor, within } from '@testing-library/react';
import type {
  MailMessage,
  MailMessageDetail,
  MailSettings,
} from 'server/contract/company/outbox/mail-message';
import {
  allowMailAddress,
  getMailMessage,
  getMailMessages,
  getMailSettings,
  retryMail,
  sendTestMail,
} from 'server/contract/company/outbox/mail-message.calls';
import { getSenderCheck } from 'server/contract/company/outbox/sender-check.calls';
import type { SenderCheck } from 'server/contract/company/outbox/sender-check';
import { actionOf, answer, pick, press, renderPage, rowOf, type, user } from 'shell/sdk/testing';
import { MailMessagePage } from './mail-message.page';
import { MailPage } from './mail.page';

const message: MailMessage = {
  id: 4,
  kind: 'invitation',
  recipient: 'nila@example.com',
  recipientName: 'Nila Das',
  state: 'failed',
  subject: 'Your invitation',
  problem: 'The mail server refused the message: 550 No such user',
  attempts: 1,
  template: '',
  templateVersion: null,
  canRetry: true,
  createdAt: '2026-03-24T18:30:00Z',
  sentAt: null,
  nextTryAt: null,
};
const sent: MailMessage = {
  ...message,
  ...{ id: 3, state: 'sent', recipientName: '', recipient: 'mira@example.com' },
  ...{ problem: '', canRetry: false, sentAt: '2026-03-24T18:31:00Z' },
};
const detail: MailMessageDetail = {
  ...message,
  messageId: 'a1',
  isAddressRefused: false,
  delays: 0,
  digest: null,
  text: 'Welcome, Nila\n\nThe link is in the sent message alone.',
  html: '<html><head><style>.ink{color:red}</style></head><body style="margin:0"><h1 style="color:red">Welcome, Nila</h1></body></html>',
};
const settings: MailSettings = {
  ...{ server: 'smtp.example.com:587', from: 'hiring@example.com', replyTo: '', mailbox: null },
};
const senderCheck: SenderCheck = {
  domain: 'example.com',
  findings: [
    { part: 'domain', state: 'good', sentence: 'example.com takes mail.', record: null },
    {
      ...{ part: 'spf', state: 'missing', sentence: 'Add this TXT record.' },
      record: { name: 'example.com', value: 'v=spf1 ip4:198.51.100.4 ~all' },
    },
  ],
};
const meta = { total: 2, current_page: 1, last_page: 1, from: 1, to: 2 };

const open = (of: MailSettings = settings) =>
  renderPage(<MailPage />, {
    address: '/general-settings/mail',
    answers: [
      answer(getMailMessages, { data: [message, sent], meta }),
      answer(getMailSettings, { data: of }),
      answer(getSenderCheck, { data: senderCheck }),
      answer(retryMail, { data: { changed: 1 } }),
      answer(sendTestMail, { data: { ...detail, id: 9, kind: 'test' } }),
    ],
  });

test('a failed message is listed with its recipient, and why it was not sent', async () => {
  open();
  const row = within(await rowOf('Nila Das <nila@example.com>'));
  expect(row.getByText('Failed')).toBeVisible();
  expect(row.getByText(/550 No such user/)).toBeVisible();
  expect(screen.getByText(/Sent by smtp.example.com:587 from hiring@example.com/)).toBeVisible();
});

test('without a mail server the page shows that no mail is sent, and which setting is missing', async () => {
  open({ server: null, from: '', replyTo: '', mailbox: null });
  expect(await screen.findByText('Nothing leaves: no mail server is set')).toBeVisible();
  expect(screen.getByText(/Set SMTP_URL and MAIL_FROM/)).toBeVisible();
});

test('filters for kind and state limit the messages', async () => {
  const page = open();
  await pick(/^Kind/, 'Invitation');
  await pick(/^State/, 'Failed');
  await waitFor(() =>
    expect(page.calls.at(-1)?.query).toMatchObject({ kind: 'invitation', state: 'failed' }),
  );
});

test('a failed message is sent again after a confirmation; for a sent message this is not offered', async () => {
  const page = open();
  await user.click(await actionOf('Your invitation', 'Try again'));
  expect(page.sent(retryMail)).toEqual([]);
  await press('Try again');
  await waitFor(() => expect(page.sent(retryMail)).toEqual([{ id: [4] }]));
});

test('a test message is sent to the typed address, and its page opens', async () => {
  const page = open();
  await press('Send a test message');
  await type('E-mail', 'asha@example.com');
  await press('Send');
  await waitFor(() => expect(page.sent(sendTestMail)).toEqual([{ address: 'asha@example.com' }]));
  await waitFor(() => expect(page.address()).toContain('setup.mail-message'));
});

test('a mail is shown as its recipient sees it and as text, without styles that the page’s security policy forbids', async () => {
  // jsdom has no style sheets made by scripts; the browser test covers them.
  jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
  renderPage(<MailMessagePage />, {
    address: '/general-settings/mail/4',
    path: '/general-settings/mail/:id',
    answers: [answer(getMailMessage, { data: detail })],
  });
  const frame = await screen.findByTitle<HTMLIFrameElement>('The message as it looks');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame.srcdoc).not.toMatch(/<style|\sstyle=/);
  await user.click(screen.getByRole('tab', { name: 'As text' }));
  expect(screen.getByText(/The link is in the sent message alone/)).toBeVisible();
});

test('missing DNS records of the sender are shown for copying, and the list of mail does not wait for them', async () => {
  const page = open();
  await rowOf('Nila Das <nila@example.com>');
  expect(page.queries(getSenderCheck)).toEqual([]);
  await press('Check the sender');
  const found = within(await screen.findByRole('list', { name: /example.com/ }));
  expect(found.getByText('Missing')).toBeVisible();
  expect(found.getByLabelText('Value of the SPF record')).toHaveValue(
    'v=spf1 ip4:198.51.100.4 ~all',
  );
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('only a test message shows the DNS check of its sender', async () => {
  const answers = [answer(getSenderCheck, { data: senderCheck })];
  const options = { address: '/general-settings/mail/4', path: '/general-settings/mail/:id' };
  const { unmount } = renderPage(<MailMessagePage />, {
    ...{ ...options, answers: [answer(getMailMessage, { data: detail }), ...answers] },
  });
  await screen.findByText('nila@example.com', { exact: false });
  expect(screen.queryByText('What DNS says about the sender')).not.toBeInTheDocument();
  unmount();
  renderPage(<MailMessagePage />, {
    ...options,
    answers: [answer(getMailMessage, { data: { ...detail, kind: 'test' } }), ...answers],
  });
  expect(await screen.findByRole('list', { name: /example.com/ })).toBeVisible();
});

test('an address that mail came back from is named, and an administrator can allow mail to it again', async () => {
  const page = renderPage(<MailMessagePage />, {
    address: '/general-settings/mail/4',
    path: '/general-settings/mail/:id',
    answers: [
      answer(getMailMessage, { data: { ...detail, state: 'bounced', isAddressRefused: true } }),
      answer(allowMailAddress, { data: detail }),
    ],
  });
  expect(await screen.findByText(/Nothing is sent to nila@example.com/)).toBeVisible();
  expect(screen.getByText('Came back')).toBeVisible();
  await press('Send to it again');
  await waitFor(() => expect(page.sent(allowMailAddress)).toHaveLength(1));
});

test('a message says from which template it was written', async () => {
  renderPage(<MailMessagePage />, {
    address: '/general-settings/mail/4',
    path: '/general-settings/mail/:id',
    answers: [
      answer(getMailMessage, {
        data: { ...detail, kind: 'applicant-status', template: 'Kind no', templateVersion: 3 },
      }),
    ],
  });
  expect(await screen.findByText('Kind no, version 3')).toBeVisible();
});

test('when the mailbox cannot be read, the page gives the reason', async () => {
  const mailbox = {
    ...{ address: 'hiring@example.com', readAt: null, unmatched: 0 },
    problem: 'The mailbox refused the sign-in: wrong password.',
  };
  open({ ...settings, mailbox });
  expect(await screen.findByText('Replies and bounces are not read')).toBeVisible();
  expect(screen.getByText(/wrong password/)).toBeVisible();
});

test('a message that was sent in a digest links to the digest, and cannot be sent again alone', async () => {
  renderPage(<MailMessagePage />, {
    address: '/general-settings/mail/4',
    path: '/general-settings/mail/:id',
    answers: [
      answer(getMailMessage, {
        data: {
          ...detail,
          ...{ state: 'digested', problem: '', canRetry: false },
          digest: { id: 9, createdAt: '2026-03-25T01:30:00Z' },
        },
      }),
    ],
  });
  expect(await screen.findByText('In the digest of')).toBeVisible();
  expect(screen.getByText('In a digest')).toBeVisible();
  expect(screen.getByRole('link', { name: /2026/ })).toHaveAttribute(
    'href',
    expect.stringContaining('setup.mail-message'),
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
