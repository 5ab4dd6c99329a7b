import type { Invitation } from '../../../contract/identity/people/person';
import { getConsoleAddress, type AddressConfig } from '../../platform/console-address.rule';

type PasswordLink = Pick<Invitation, 'path' | 'expiresAt'>;

const publicUrlHint = 'Set PUBLIC_URL, for the server too, to the address by which people reach it';

export const formatAdministratorLink = (
  who: string,
  { path, expiresAt }: PasswordLink,
  config: AddressConfig,
): string => {
  const address = getConsoleAddress(config);
  if (!address)
    return `${who} is an administrator. ${publicUrlHint}, then run this again: it prints a link for a password.\n`;
  const link = `${who} is an administrator. With this link they choose a password, once, until ${expiresAt}:\n${address}${path}\n`;
  return config.publicUrl
    ? link
    : `${link}It works in a browser on this machine. ${publicUrlHint}, then run this again for a link that works elsewhere.\n`;
};
