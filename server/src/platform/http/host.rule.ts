import type { Config } from '../config';

// Names that browsers resolve themselves, so that DNS rebinding cannot abuse them.
const loopbackPattern =
  /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

type HostConfig = Pick<Config, 'publicUrl' | 'careersUrl'>;

export const isCareersHost = (
  { careersUrl }: Pick<Config, 'careersUrl'>,
  host: string | undefined,
): boolean => careersUrl !== undefined && new URL(careersUrl).host === host?.toLowerCase();

/**
 * True for hosts that the console answers. Without PUBLIC_URL, links are built from the Host header, so only
 * loopback names are accepted.
 */
export const isKnownHost = (config: HostConfig, host: string): boolean =>
  config.publicUrl !== undefined || isCareersHost(config, host) || loopbackPattern.test(host);

/** Paths of the console that careers pages use too: its public API, and pictures. */
const commonPathPattern = /^\/(api\/public|brand)\//;

/** Path of a request's route; under CAREERS_URL, the addresses of pages have no `/careers`. */
export const toRoutedPath = (
  config: Pick<Config, 'careersUrl'>,
  host: string | undefined,
  url: string,
): string =>
  isCareersHost(config, host) && !commonPathPattern.test(url)
    ? `/careers${url.replace(/^\/(?=$|\?)/, '')}`
    : url;
