import { getSignInProviders } from 'server/contract/identity/single-sign-on/sign-in-provider.calls';
import { useRead } from 'shared-auth';
import { Box, EmptyState, ErrorState, PageHead, Skeleton, Stack, Text } from 'shared-ui';
import { SettingsNav } from '../../general-settings/settings-nav';
import { SignInProviderSection } from './sign-in-provider-section';

const passwordTexts = {
  everyone: 'A password lets everyone in too (PASSWORD_SIGN_IN).',
  administrators: 'A password lets administrators in only (PASSWORD_SIGN_IN).',
} as const;

const SignInProviderList = () => {
  const { data, error, reload } = useRead(getSignInProviders, {}, { fresh: true });
  if (error && !data)
    return (
      <ErrorState
        title="The providers could not be read"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="320px" />;
  const { providers, passwordsAreFor } = data.data;
  if (providers.length === 0)
    return (
      <EmptyState
        title="No provider is set up"
        words="People sign in with a password. To let them in by your company’s account, list its provider in the file that SSO_PROVIDERS_FILE names, and start the server again."
      />
    );
  return (
    <Stack gap="4">
      {providers.map((provider) => (
        <SignInProviderSection key={provider.id} provider={provider} />
      ))}
      <Text tone="second">{passwordTexts[passwordsAreFor]}</Text>
    </Stack>
  );
};

export const SingleSignOnPage = () => (
  <>
    <SettingsNav />
    <Box maxWidth="640px">
      <PageHead
        title="Single sign-on"
        words="What to register at the provider, and what stands in the way of a sign-in. A sign-in that is tried signs nobody in."
      />
      <SignInProviderList />
    </Box>
  </>
);
