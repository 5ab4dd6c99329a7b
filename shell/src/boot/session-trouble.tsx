import { signInAgain } from 'shared-auth';
import { Box, Button, EmptyState, PageHead } from 'shared-ui';

const troubleTexts = {
  refused:
    'Signing in worked, but the console does not accept the session. Sign in again; if it stays, ask an administrator.',
  unreachable:
    'The account service does not answer. Check your internet connection, then try again.',
};

export const SessionTrouble = ({ reason }: { reason: keyof typeof troubleTexts }) => (
  <Box as="main" maxWidth="520px" mx="auto" pt="20" px="4">
    <PageHead title="You are not signed in" />
    <EmptyState
      title="The console cannot open"
      words={troubleTexts[reason]}
      action={
        <Button variant="main" onClick={signInAgain}>
          {reason === 'refused' ? 'Sign in again' : 'Try again'}
        </Button>
      }
    />
  </Box>
);
