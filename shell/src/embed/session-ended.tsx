import { useState } from 'react';
import { Box, Button, Notice } from 'shared-ui';
import type { HostedSessionState } from './hosted-session';

const sessionTitles = { none: 'You are not signed in', ended: 'Your session has ended' };

interface SessionEndedProps {
  session: Exclude<HostedSessionState, 'there'>;
  onGoOn: () => Promise<unknown>;
}

export const SessionEnded = ({ session, onGoOn }: SessionEndedProps) => {
  const [isBusy, setBusy] = useState(false);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    await onGoOn();
    setBusy(false);
  };
  return (
    <Box p="4">
      <Notice
        tone="wait"
        title={sessionTitles[session]}
        words="Sign in to this app, then go on here."
        action={
          <Button busy={isBusy} onClick={() => void goOn()}>
            Go on
          </Button>
        }
      />
    </Box>
  );
};
