import type { StatedAddresses } from 'shared-auth';
import { writtenInPage } from './written-in-page';

const standard: StatedAddresses = { account: '/account' };

/** Reads what the server wrote into the page; where there is nothing, the standard addresses hold. */
export const pageSettings = (): StatedAddresses => {
  const stated = writtenInPage('console-settings') as Partial<StatedAddresses> | undefined;
  return { ...stated, account: stated?.account || standard.account };
};

/** The nonce that this answer's security policy permits for styles and scripts. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
