import {
  allowInsecureRequests,
  ClientSecretPost,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
  type Configuration,
} from 'openid-client';
import type { Config } from '../../platform/config';
import type { IdentityProviderSettings } from '../../platform/config-providers';
import { fetchBounded } from './bounded-fetch';
import { SignInRefusedError } from './sign-in-refusals';
import { createProviderFailureCache } from './failure-pause';

const baseScopes = ['openid', 'profile', 'email', 'offline_access'];

export const maxClockDifferenceSeconds = 60;

const rereadAfterMilliseconds = 60 * 60_000;

const discoverProvider = ({
  issuer,
  clientId,
  clientSecret,
}: IdentityProviderSettings): Promise<Configuration> => {
  const address = new URL(issuer);
  return discovery(
    address,
    clientId,
    { [clockTolerance]: maxClockDifferenceSeconds },
    clientSecret ? ClientSecretPost(clientSecret) : None(),
    {
      [customFetch]: fetchBounded,
      // Signatures are verified even for tokens from the provider's own endpoint, since a proxy may
      // be in between.
      execute: [
        enableNonRepudiationChecks,
        ...(address.protocol === 'http:' ? [allowInsecureRequests] : []),
      ],
    },
  );
};

export interface Provider {
  settings: IdentityProviderSettings;
  scope: string;
  /**
   * Reads the discovery document at first use.
   * @throws SignInRefusedError when it cannot be read.
   */
  client(): Promise<Configuration>;
  forget(): void;
}

const createProvider = (settings: IdentityProviderSettings, ssoScopes: string[]): Provider => {
  let kept: { client: Promise<Configuration>; until: number } | undefined;
  let unlessItRests = createProviderFailureCache();
  return {
    settings,
    scope: (settings.scopes ?? [...baseScopes, ...ssoScopes]).join(' '),
    forget: () => {
      kept = undefined;
      unlessItRests = createProviderFailureCache();
    },
    client: async () => {
      if (!kept || kept.until < performance.now())
        kept = {
          client: unlessItRests(() => discoverProvider(settings)),
          until: performance.now() + rereadAfterMilliseconds,
        };
      try {
        return await kept.client;
      } catch (error) {
        kept = undefined;
        throw new SignInRefusedError('provider-away', error);
      }
    },
  };
};

export type Providers = ReadonlyMap<string, Provider>;

export const createProviders = ({ providers, ssoScopes }: Config): Providers =>
  new Map(providers.map((settings) => [settings.id, createProvider(settings, ssoScopes)]));
