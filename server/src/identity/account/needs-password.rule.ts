import type { Config } from '../../platform/config';

/** Whether a password would let somebody in; else a provider does. */
export const needsPassword = (
  { passwordSignIn }: Pick<Config, 'passwordSignIn'>,
  { isAdministrator }: { isAdministrator: boolean },
): boolean => passwordSignIn === 'everyone' || isAdministrator;
