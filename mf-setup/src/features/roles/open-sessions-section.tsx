import { useState } from 'react';
import type { OpenSession } from 'server/contract/identity/account/open-session';
import { messages } from 'server/contract/messages';
import type { Person } from 'server/contract/identity/people/person';
import { getSessions, signPersonOut } from 'server/contract/identity/people/person.calls';
import { useCompanyClock, useRead, useWrite } from 'shared-auth';
import { Box, Button, ConfirmDialog, Flex, formatLongDay, notify, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { useCompanyDays } from '../../setup/use-company-days';

const formatBrowser = ({ browser }: OpenSession): string => browser || 'A browser';

interface OneSessionProps {
  session: OpenSession;
  onEnd: () => void;
}

const OneSession = ({ session, onEnd }: OneSessionProps) => {
  const clock = useCompanyClock();
  const { momentAt } = useCompanyDays();
  const { address, by, since, lastSeen } = session;
  const longMoment = (at: string) => formatLongDay(clock.dayOf(at), clock.timeOf(at));
  const began = longMoment(since);
  return (
    <Flex as="li" align="center" justify="space-between" gap="3" py="2">
      <Box minWidth="0">
        <Text fontWeight={550}>{formatBrowser(session)}</Text>
        <Text tone="second">
          <span>{[address, by && `by ${by}`, 'since '].filter(Boolean).join(', ')}</span>
          {momentAt(since)}
          {longMoment(lastSeen) === began ? null : (
            <>
              <span>, last used </span>
              {momentAt(lastSeen)}
            </>
          )}
        </Text>
      </Box>
      <Button aria-label={`Sign out ${formatBrowser(session)}, since ${began}`} onClick={onEnd}>
        Sign out
      </Button>
    </Flex>
  );
};

export const OpenSessionsSection = ({ person: { personId: id, name } }: { person: Person }) => {
  const { data, error } = useRead(getSessions, { params: { id } });
  const { send } = useWrite(signPersonOut);
  const [ending, setEnding] = useState<OpenSession | 'all'>();
  const sessions = data?.data;
  const end = async () => {
    const one = ending === 'all' ? undefined : ending?.sessionId;
    await send({ params: { id }, body: one === undefined ? {} : { sessionId: one } });
    notify.success(messages.submitted);
  };
  return (
    <Part title="Signed in">
      {error ? <Text tone="bad">{`This could not be read. ${error.message}`}</Text> : null}
      {sessions?.length === 0 ? <Text tone="second">Nowhere.</Text> : null}
      {sessions && sessions.length > 0 ? (
        <Box as="ul" listStyleType="none" p="0" m="0" mb="3">
          {sessions.map((session) => (
            <OneSession
              key={session.sessionId}
              session={session}
              onEnd={() => setEnding(session)}
            />
          ))}
        </Box>
      ) : null}
      {sessions && sessions.length > 1 ? (
        <Button onClick={() => setEnding('all')}>Sign out everywhere</Button>
      ) : null}
      <ConfirmDialog
        open={ending !== undefined}
        title={`Sign out ${name}`}
        words={
          ending === 'all'
            ? 'All their open tabs end at once. They can sign in again.'
            : 'The open tabs of this browser end at once. They can sign in again.'
        }
        confirmLabel="Sign out"
        onConfirm={end}
        onClose={() => setEnding(undefined)}
      />
    </Part>
  );
};
