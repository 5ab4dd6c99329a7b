import type { Invitation } from '../../../contract/identity/people/person';
import { consoleAddress, type AddressConfig } from '../../platform/console-address.rule';

type PasswordLink = Pick<Invitation, 'path' | 'expiresAt'>;

const setAddress = 'Set PUBLIC_URL, for the server too, to the address by which people reach it';

export const madeAdministrator = (
  who: string,
  { path, expiresAt }: PasswordLink,
  config: AddressConfig,
): string => {
  const address = consoleAddress(config);
  if (!address)
    return `${who} is an administrator. ${setAddress}, then run this again: it prints a link for a password.\n`;
  const link = `${who} is an administrator. With this link they choose a password, once, until ${expiresAt}:\n${address}${path}\n`;
  return config.publicUrl
    ? link
    : `${link}It works in a browser on this machine. ${setAddress}, then run this again for a link that works elsewhere.\n`;
};
