/** What the server writes into the page for this installation. */
export interface PageSettings {
  account: string;
  profile?: string | undefined;
}

const standard: PageSettings = { account: '/account' };

/** Reads the settings from the page; where there are none, the standard addresses hold. */
export const pageSettings = (): PageSettings => {
  const written = document.getElementById('console-settings')?.textContent ?? '';
  try {
    const { account, profile } = JSON.parse(written) as Partial<PageSettings>;
    return { account: account || standard.account, profile: profile || undefined };
  } catch {
    return standard;
  }
};

/** The nonce that this answer's security policy permits for styles and scripts. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
