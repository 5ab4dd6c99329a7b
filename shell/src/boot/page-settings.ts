import type { StatedAddresses } from 'shared-auth';
import type { FilesElsewhere } from 'server/contract/console/registry/files-elsewhere';

const defaultSettings: StatedAddresses = { account: '/account' };

interface PageSettings extends StatedAddresses {
  /** True if this console allows remotes from a developer's machine. */
  localRemotes?: boolean;
  /** Origin of the files of shell and remotes, if it is not the console's origin. */
  files?: FilesElsewhere;
}

export const readPageSettings = (): PageSettings => {
  const written = document.getElementById('console-settings')?.textContent ?? '';
  try {
    const stated = JSON.parse(written) as Partial<PageSettings>;
    return { ...stated, account: stated.account || defaultSettings.account };
  } catch {
    return defaultSettings;
  }
};

export const getPageNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
