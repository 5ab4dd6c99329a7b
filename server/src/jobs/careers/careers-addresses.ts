import type { Config } from '../../platform/config';
import { getConsoleAddress } from '../../platform/console-address.rule';

type AddressConfig = Pick<Config, 'publicUrl' | 'careersUrl' | 'host' | 'port'>;

export interface CareersAddresses {
  /** Path of a careers page for links; `path` is empty for the list, else begins with a slash. */
  toPath(path: string): string;
  /** Address of a careers page with its origin, for other systems. */
  toUrl(path: string): string;
  /** Address of a file or call of the console, such as a logo, which may have another origin. */
  toConsoleUrl(path: string): string;
  isOwnOrigin: boolean;
}

export const createCareersAddresses = (config: AddressConfig): CareersAddresses => {
  const consoleOrigin = getConsoleAddress(config) ?? `http://localhost:${config.port}`;
  const { careersUrl } = config;
  const toPath = (path: string): string =>
    careersUrl === undefined ? `/careers${path}` : path || '/';
  return {
    toPath,
    toUrl: (path) => `${careersUrl ?? consoleOrigin}${toPath(path)}`,
    toConsoleUrl: (path) => `${consoleOrigin}${path}`,
    isOwnOrigin: careersUrl !== undefined,
  };
};
