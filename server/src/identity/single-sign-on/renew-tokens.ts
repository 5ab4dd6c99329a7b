import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import type { Provider } from './providers';
import type { ProviderTokens } from './token-seal';

/** Entra ID sends `interaction_required` when the user must sign in again. */
const sessionEndCodes = ['invalid_grant', 'interaction_required'];

export const isSessionEndedError = (error: unknown): boolean =>
  error instanceof ResponseBodyError && sessionEndCodes.includes(error.error);

/** Renews the provider's tokens; values that the response omits stay unchanged. */
export const renewProviderTokens = async (
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
