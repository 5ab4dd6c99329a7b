import type { ReferralLink } from 'server/contract/referrals/referring/referral-link';
import { createReferralLink } from 'server/contract/referrals/referring/referring.calls';
import { useState } from 'react';
import { useWrite } from 'shared-auth';
import { Box, Button, Flex, Stack, Text, TextInput, VisuallyHidden } from 'shared-ui';
import { Part } from 'shared-ui/page';

const formatCount = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

const LinkParts = ({ link: { url, qrCode, opened, applied } }: { link: ReferralLink }) => {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(url).then(() => setCopied(true));
  return (
    <Stack gap="3">
      <Flex gap="2">
        <TextInput
          readOnly
          aria-label="Your link"
          value={url}
          onFocus={(event) => event.target.select()}
        />
        <Button minWidth="72px" aria-label="Copy your link" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <VisuallyHidden role="status">{isCopied ? 'Copied' : ''}</VisuallyHidden>
      </Flex>
      <Box width="168px" bg="white" borderRadius="md" overflow="hidden">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt="QR code of your link"
          width="168"
          height="168"
        />
      </Box>
      <Text tone="second">
        {`The form was opened ${formatCount(opened, 'once', 'times')} by it; ${formatCount(applied, 'one person', 'people')} applied.`}
      </Text>
    </Stack>
  );
};

/** Shows the user's referral link: applications through the link count as the user's referrals. */
export const ShareLink = ({ jobId }: { jobId: number }) => {
  const { send } = useWrite(createReferralLink);
  const [link, setLink] = useState<ReferralLink>();
  const [problem, setProblem] = useState('');
  const show = () =>
    void send({ params: { id: jobId } }).then(
      ({ data }) => setLink(data),
      (error: Error) => setProblem(error.message),
    );
  return (
    <Part title="Share a link">
      <Stack gap="3">
        <Text>
          A friend who applies by your link is your referral. The link does not say who you are.
        </Text>
        {link ? (
          <LinkParts link={link} />
        ) : (
          <Box>
            <Button onClick={show}>Show my link</Button>
          </Box>
        )}
        <Text role="status">{problem}</Text>
      </Stack>
    </Part>
  );
};
