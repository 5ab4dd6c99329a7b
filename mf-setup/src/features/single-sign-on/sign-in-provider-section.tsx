import type { SignInProvider } from 'server/contract/identity/single-sign-on/sign-in-provider';
import { checkSignInProvider } from 'server/contract/identity/single-sign-on/sign-in-provider.calls';
import { useState } from 'react';
import type { ReplyOf } from 'server/contract/call';
import { useWrite } from 'shared-auth';
import { Box, Button, Flex, LinkLook, Stack, Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { CopyField } from '../../setup/copy-field';
import { ProviderFindings } from './provider-findings';

const ProviderAddresses = ({ provider }: { provider: SignInProvider }) => {
  const addresses = [
    ['Redirect address', provider.redirectAddress],
    ['After sign-out', provider.signedOutAddress],
    ['Back-channel sign-out', provider.logoutAddress],
  ] as const;
  return (
    <Stack gap="3">
      {addresses.map(([label, value]) => (
        <Box key={label}>
          <Text tone="second" mb="1">
            {label}
          </Text>
          <CopyField label={label} value={value} />
        </Box>
      ))}
    </Stack>
  );
};

export const SignInProviderSection = ({ provider }: { provider: SignInProvider }) => {
  const { id, name, issuer, clientId, hasSecret, trialAddress } = provider;
  const { send, isSending, error } = useWrite(checkSignInProvider);
  const [found, setFound] = useState<ReplyOf<typeof checkSignInProvider>>();
  const check = () => {
    setFound(undefined);
    // Rejections are ignored, since the page shows the `error` of the hook.
    send({ params: { id } }).then(setFound, () => undefined);
  };
  return (
    <Part title={name}>
      <Stack gap="4">
        <FactList
          facts={[
            { name: 'Issuer', value: issuer },
            { name: 'Client id', value: clientId },
            { name: 'Client secret', value: hasSecret ? 'Set' : 'None, a public client' },
          ]}
        />
        <ProviderAddresses provider={provider} />
        <Flex gap="4" align="center" wrap="wrap">
          <Button aria-label={`Check ${name}`} busy={isSending} onClick={check}>
            Check
          </Button>
          <LinkLook>
            <a href={trialAddress}>Try a sign-in</a>
          </LinkLook>
        </Flex>
      </Stack>
      <Box aria-live="polite" mt={error || found ? '4' : '0'}>
        {error ? <Text tone="bad">{`The check was not made. ${error.message}`}</Text> : null}
        {found ? <ProviderFindings findings={found.data} /> : null}
      </Box>
    </Part>
  );
};
