import { useState } from 'react';
import type { Letter } from 'server/contract/applicants/letters/letter';
import { getLetters } from 'server/contract/applicants/letters/letter.calls';
import { mailStates, type MailState } from 'server/contract/company/outbox/mail-message-constants';
import { mailKinds } from 'server/contract/platform/mail/mail-kind-constants';
import { useRead } from 'shared-auth';
import { Box, Button, Flex, Skeleton, StatusDot, Text, type Tone } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../../../application/use-company-days';
import { LetterDialog } from './letter-dialog';

const maxLetters = 50;

const stateTones: Readonly<Record<MailState, Tone>> = {
  queued: 'wait',
  digested: 'ok',
  deferred: 'wait',
  sent: 'ok',
  bounced: 'bad',
  failed: 'bad',
  suppressed: 'mute',
};

const formatKind = ({ kind, template }: Letter): string => {
  const label = (mailKinds as Readonly<Record<string, string>>)[kind] ?? kind;
  return template ? `${label}, “${template}”` : label;
};

interface LineProps {
  letter: Letter;
  onOpen: () => void;
}

const LetterLine = ({ letter, onOpen }: LineProps) => {
  const { momentAt } = useCompanyDays();
  const { subject, state, problem, by, createdAt, sentAt, dueAt, templateVersion } = letter;
  const title = subject || formatKind(letter);
  const version = templateVersion === null ? '' : `, version ${templateVersion}`;
  return (
    <Box as="li" py="2" borderBottomWidth="1px" borderColor="line" _last={{ borderBottom: 0 }}>
      <Flex gap="3" justify="space-between" align="start">
        <Text fontWeight={550} overflowWrap="anywhere">
          {title}
        </Text>
        <Button size="sm" aria-label={`Open ${title}`} onClick={onOpen}>
          Open
        </Button>
      </Flex>
      <StatusDot tone={stateTones[state]}>{mailStates[state]}</StatusDot>
      {subject ? (
        <Text size="sm" tone="second" overflowWrap="anywhere">
          {`${formatKind(letter)}${version}`}
        </Text>
      ) : null}
      <Text size="sm" tone="third">
        <span>{momentAt(createdAt)}</span>
        {by ? <span>{` by ${by}`}</span> : null}
        {sentAt ? (
          <>
            <span>, sent </span>
            <span>{momentAt(sentAt)}</span>
          </>
        ) : null}
        {dueAt ? (
          <>
            <span>, leaves </span>
            <span>{momentAt(dueAt)}</span>
          </>
        ) : null}
      </Text>
      {problem ? (
        <Text size="sm" tone="second" overflowWrap="anywhere">
          {problem}
        </Text>
      ) : null}
    </Box>
  );
};

export const LettersSection = ({ applicantId }: { applicantId: number }) => {
  const { data, error, reload } = useRead(getLetters, {
    params: { id: applicantId },
    query: { limit: maxLetters },
  });
  const [open, setOpen] = useState<number>();
  const total = data?.meta.total ?? 0;
  return (
    <Part title="Mail to the Applicant">
      {data?.data.length === 0 ? <Text tone="second">No mail yet.</Text> : null}
      {!data && !error ? <Skeleton height="48px" /> : null}
      {error ? (
        <Button size="sm" onClick={reload}>
          The mail could not be loaded. Try again
        </Button>
      ) : null}
      <Box as="ul" listStyleType="none" aria-label="Mail to the applicant">
        {data?.data.map((letter) => (
          <LetterLine key={letter.id} letter={letter} onOpen={() => setOpen(letter.id)} />
        ))}
      </Box>
      {total > maxLetters ? (
        <Text size="sm" tone="second">{`And ${total - maxLetters} older ones.`}</Text>
      ) : null}
      {open === undefined ? null : (
        <LetterDialog
          applicantId={applicantId}
          letterId={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Part>
  );
};
