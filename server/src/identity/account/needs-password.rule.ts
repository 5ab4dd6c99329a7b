import type { Config } from '../../platform/config';

/** False for users who sign in with a provider only. */
export const needsPassword = (
  { passwordSignIn }: Pick<Config, 'passwordSignIn'>,
  { isAdministrator }: { isAdministrator: boolean },
): boolean => passwordSignIn === 'everyone' || isAdministrator;
