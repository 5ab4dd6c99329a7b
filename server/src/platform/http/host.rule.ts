import type { Config } from '../config';

// Browsers resolve these names themselves, so DNS rebinding cannot abuse them.
const loopbackPattern =
  /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

type HostConfig = Pick<Config, 'publicUrl' | 'careersUrl'>;

export const isCareersHost = (
  { careersUrl }: Pick<Config, 'careersUrl'>,
  host: string | undefined,
): boolean => careersUrl !== undefined && new URL(careersUrl).host === host?.toLowerCase();

/** Without PUBLIC_URL, links are built from the Host, so only loopback names are accepted. */
export const isKnownHost = (config: HostConfig, host: string): boolean =>
  config.publicUrl !== undefined || isCareersHost(config, host) || loopbackPattern.test(host);

/** Paths of the console that the careers pages use too: its public API, and pictures. */
const commonPathPattern = /^\/(api\/public|brand)\//;

/** Under CAREERS_URL the same pages have addresses without `/careers`. */
export const toRoutedPath = (
  config: Pick<Config, 'careersUrl'>,
  host: string | undefined,
  url: string,
): string =>
  isCareersHost(config, host) && !commonPathPattern.test(url)
    ? `/careers${url.replace(/^\/(?=$|\?)/, '')}`
    : url;
