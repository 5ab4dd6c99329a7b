import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import type { Provider } from './providers';
import type { ProviderTokens } from './token-seal';

/** The second is Entra ID's, where the person has to sign in anew. */
const ends = ['invalid_grant', 'interaction_required'];

/** Whether a provider said that it takes a session no further. */
export const isEnded = (error: unknown): boolean =>
  error instanceof ResponseBodyError && ends.includes(error.error);

/** New tokens for a refresh token; what the provider does not send again stays as it is. */
export const renewTokens = async (
  provider: Provider,
  refresh: string,
): Promise<{ tokens: Partial<ProviderTokens>; expiresIn: number | undefined }> => {
  const answer = await refreshTokenGrant(await provider.client(), refresh);
  return {
    tokens: {
      access: answer.access_token,
      ...(answer.refresh_token && { refresh: answer.refresh_token }),
      ...(answer.id_token && { id: answer.id_token }),
    },
    expiresIn: answer.expiresIn(),
  };
};
