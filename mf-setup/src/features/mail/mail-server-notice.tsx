import type { MailSettings } from 'server/contract/company/outbox/mail-message';
import { getMailSettings } from 'server/contract/company/outbox/mail-message.calls';
import { useRead } from 'shared-auth';
import { Box, Notice, Stack, Text } from 'shared-ui';

type Mailbox = NonNullable<MailSettings['mailbox']>;

const formatMailbox = ({ address, unmatched }: Mailbox): string =>
  unmatched === 0
    ? `What comes back to ${address} is read here.`
    : `What comes back to ${address} is read here; ${unmatched} of its messages belong to nothing, and stay unread there.`;

const formatReplies = ({ replyTo, mailbox }: MailSettings): string =>
  mailbox?.problem === '' ? formatMailbox(mailbox) : `Replies go to ${replyTo || 'the sender'}.`;

export const MailServerNotice = () => {
  const { data } = useRead(getMailSettings, {});
  if (!data) return null;
  const { server, from, mailbox } = data.data;
  return (
    <Box mb="4">
      {server === null ? (
        <Notice
          tone="wait"
          title="Nothing leaves: no mail server is set"
          words="Messages wait here as they would be sent. Set SMTP_URL and MAIL_FROM, and start the server again: messages of the last three days are sent then."
        />
      ) : (
        <Stack gap="3">
          <Text tone="second">{`Sent by ${server} from ${from}. ${formatReplies(data.data)}`}</Text>
          {mailbox?.problem ? (
            <Notice
              tone="bad"
              title="Replies and bounces are not read"
              words={`${mailbox.problem} Correct IMAP_URL and start again, unless it passes by itself: the mailbox is tried each minute.`}
            />
          ) : null}
        </Stack>
      )}
    </Box>
  );
};
