import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  MailMessage,
  MailMessageDetail,
  MailQuery,
  MailSelection,
  MailSettings,
  RetriedMail,
  TestMail,
} from './mail-message';

const path = '/api/v1/mail-messages';
const kind = 'mail-message';

export const getMailMessages = call<{ query: MailQuery; reply: Many<MailMessage> }>('GET', path, {
  shows: [kind],
});

export const getMailMessage = call<{ params: { id: number }; reply: One<MailMessageDetail> }>(
  'GET',
  `${path}/:id`,
  { shows: [kind] },
);

export const retryMail = call<{ body: MailSelection; reply: One<RetriedMail> }>(
  'POST',
  `${path}/retry`,
  { changes: [kind, 'letter'] },
);

/** Allows mail to the recipient's address again, although an earlier message came back. */
export const allowMailAddress = call<{ params: { id: number }; reply: One<MailMessageDetail> }>(
  'POST',
  `${path}/:id/allow-address`,
  { changes: [kind, 'person', 'letter'] },
);

/** The state and problem of the returned message show whether it was sent. */
export const sendTestMail = call<{ body: TestMail; reply: One<MailMessageDetail> }>(
  'POST',
  `${path}/test`,
  { changes: [kind] },
);

export const getMailSettings = call<{ reply: One<MailSettings> }>('GET', '/api/v1/mail-settings');
