import type { StatedAddresses } from 'shared-auth';
import type { FilesElsewhere } from 'server/contract/registry/files-elsewhere';

const standard: StatedAddresses = { account: '/account' };

interface PageSettings extends StatedAddresses {
  /** Whether a tab may show a remote from its developer's own machine. */
  localRemotes?: boolean;
  /** Where the files of shell and remotes are, if not at this origin. */
  files?: FilesElsewhere;
}

/** Reads what the server wrote into the page; where there is nothing, the standard addresses hold. */
export const pageSettings = (): PageSettings => {
  const written = document.getElementById('console-settings')?.textContent ?? '';
  try {
    const stated = JSON.parse(written) as Partial<PageSettings>;
    return { ...stated, account: stated.account || standard.account };
  } catch {
    return standard;
  }
};

/** The nonce that this answer's security policy permits for styles and scripts. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
