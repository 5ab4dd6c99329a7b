import { getMailSettings } from 'server/contract/company/outbox/mail-message.calls';
import { useRead } from 'shared-auth';
import { Box, Notice, Text } from 'shared-ui';

export const MailServerNotice = () => {
  const { data } = useRead(getMailSettings, {});
  if (!data) return null;
  const { server, from, replyTo } = data.data;
  return (
    <Box mb="4">
      {server === null ? (
        <Notice
          tone="wait"
          title="Nothing leaves: no mail server is set"
          words="Messages wait here as they would be sent. Set SMTP_URL and MAIL_FROM, and start the server again: messages of the last three days are sent then."
        />
      ) : (
        <Text tone="second">
          {`Sent by ${server} from ${from}. Replies go to ${replyTo || 'the sender'}.`}
        </Text>
      )}
    </Box>
  );
};
