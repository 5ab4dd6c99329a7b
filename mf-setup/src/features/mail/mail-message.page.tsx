import type { MailMessageDetail } from 'server/contract/company/outbox/mail-message';
import { getMailMessage } from 'server/contract/company/outbox/mail-message.calls';
import type { MailKindName } from 'server/contract/platform/mail/mail-kind-constants';
import { useRead } from 'shared-auth';
import {
  Box,
  Card,
  EmptyState,
  EntryButton,
  Heading,
  LinkLook,
  Notice,
  PageHead,
  Stack,
} from 'shared-ui';
import { FactList, MailBody, PartOnItsWay } from 'shared-ui/page';
import { Link } from 'shell/sdk/react';
import { RecordPage } from 'shell/sdk/record';
import { mail, mailMessage } from '../../../contract';
import { SettingsNav } from '../../general-settings/settings-nav';
import { BackButton } from '../../setup/back-button';
import { useCompanyDays } from '../../setup/use-company-days';
import { formatMailKind, formatMailTitle, formatRecipient, formatTemplate } from './format-mail';
import { MailStateDot } from './mail-state';
import { RefusedAddressNotice } from './refused-address-notice';
import { SenderFindings } from './sender-findings';
import { useMailRetry } from './use-mail-retry';

const testKind: MailKindName = 'test';

const useMailMessage = (id: number) => {
  const read = useRead(getMailMessage, { params: { id } }, { fresh: true });
  return { ...read, record: read.data?.data };
};

const DigestLink = ({ id, createdAt }: NonNullable<MailMessageDetail['digest']>) => {
  const { momentAt } = useCompanyDays();
  return (
    <LinkLook>
      <Link to={mailMessage} params={{ id }}>
        {momentAt(createdAt)}
      </Link>
    </LinkLook>
  );
};

const MailFacts = ({ message }: { message: MailMessageDetail }) => {
  const { momentAt } = useCompanyDays();
  const template = formatTemplate(message);
  const { createdAt, sentAt, nextTryAt, attempts, delays, digest } = message;
  return (
    <Card p="5">
      <FactList
        facts={[
          { name: 'To', value: formatRecipient(message) },
          { name: 'Kind', value: formatMailKind(message.kind) },
          ...(template ? [{ name: 'Template', value: template }] : []),
          { name: 'State', value: <MailStateDot state={message.state} /> },
          { name: 'Created', value: momentAt(createdAt) },
          ...(digest ? [{ name: 'In the digest of', value: <DigestLink {...digest} /> }] : []),
          ...(sentAt ? [{ name: 'Sent', value: momentAt(sentAt) }] : []),
          ...(nextTryAt && attempts > 0 ? [{ name: 'Next try', value: momentAt(nextTryAt) }] : []),
          ...(attempts > 0 ? [{ name: 'Tries', value: String(attempts) }] : []),
          ...(delays > 0 ? [{ name: 'Reports of delay', value: String(delays) }] : []),
        ]}
      />
    </Card>
  );
};

const WrittenBody = ({ message: { html, text } }: { message: MailMessageDetail }) =>
  html ? (
    <MailBody html={html} text={text} />
  ) : (
    <EmptyState title="Not written" words="A message is written at the moment when it is sent." />
  );

const LoadedMessage = ({ message }: { message: MailMessageDetail }) => {
  const retry = useMailRetry(() => undefined);
  const { id, state, problem } = message;
  const name = formatMailTitle(message);
  const isBad = state === 'failed' || state === 'bounced';
  return (
    <Box maxWidth="720px">
      <PageHead
        title={name}
        actions={
          <>
            <BackButton to={{ to: mail }} />
            {message.canRetry
              ? retry
                  .of({ selection: { id: [id] }, name, count: 1 })
                  .map((entry) => <EntryButton key={entry.id} entry={entry} />)
              : null}
          </>
        }
      />
      <Stack gap="4">
        {problem ? <Notice tone={isBad ? 'bad' : 'wait'} title={problem} /> : null}
        {message.isAddressRefused ? <RefusedAddressNotice message={message} /> : null}
        <MailFacts message={message} />
        {message.kind === testKind ? (
          <Card p="5">
            <Heading mb="3">What DNS says about the sender</Heading>
            <SenderFindings />
          </Card>
        ) : null}
        <WrittenBody message={message} />
      </Stack>
      {retry.question}
    </Box>
  );
};

export const MailMessagePage = () => (
  <>
    <SettingsNav />
    <RecordPage
      title="Message"
      noun={{ one: 'message', many: 'messages', list: mail }}
      useRecord={useMailMessage}
      onItsWay={<PartOnItsWay facts={4} />}
    >
      {(message: MailMessageDetail) => <LoadedMessage message={message} />}
    </RecordPage>
  </>
);
