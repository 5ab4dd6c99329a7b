import type { ApplicantReply } from 'server/contract/applicants/replies/reply';
import { getApplicantReplies } from 'server/contract/applicants/replies/reply.calls';
import { useRead } from 'shared-auth';
import { Box, Button, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../../../application/use-company-days';

/** Maximum number of replies on the page; more are rare. */
const limit = 50;

const formatAttachments = ({ attachments }: ApplicantReply): string =>
  `Attached, in the mailbox: ${attachments.map(({ name }) => name).join(', ')}`;

const Reply = ({ reply }: { reply: ApplicantReply }) => {
  const { momentAt } = useCompanyDays();
  const { subject, fromName, fromAddress, body, isCut, attachments, receivedAt } = reply;
  return (
    <Box as="li" listStyleType="none">
      <Text fontWeight={550} overflowWrap="anywhere">
        {subject || 'Without a subject'}
      </Text>
      <Text tone="second" textStyle="small" overflowWrap="anywhere">
        <span>{`${fromName ? `${fromName}, ` : ''}${fromAddress}, `}</span>
        {momentAt(receivedAt)}
      </Text>
      <Text mt="2" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
        {body || 'Without words.'}
      </Text>
      {isCut ? (
        <Text tone="second" mt="1">
          The rest is in the mailbox.
        </Text>
      ) : null}
      {attachments.length > 0 ? (
        <Text tone="second" mt="1" overflowWrap="anywhere">
          {formatAttachments(reply)}
        </Text>
      ) : null}
    </Box>
  );
};

export const RepliesSection = ({ applicantId }: { applicantId: number }) => {
  const { data, error, reload } = useRead(getApplicantReplies, {
    params: { id: applicantId },
    query: { limit },
  });
  if (!error && (!data || data.data.length === 0)) return null;
  return (
    <Part title="Replies by Mail">
      {error ? (
        <Button size="sm" onClick={reload}>
          The replies could not be loaded. Try again
        </Button>
      ) : null}
      <Stack as="ul" gap="5">
        {data?.data.map((reply) => (
          <Reply key={reply.id} reply={reply} />
        ))}
      </Stack>
    </Part>
  );
};
