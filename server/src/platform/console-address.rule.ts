import { loopbackHosts, type Config } from './config';

export type AddressConfig = Pick<Config, 'publicUrl' | 'host' | 'port'>;

const everyInterface = new Set(['0.0.0.0', '::']);

/** Origin of links: PUBLIC_URL, else a loopback address; undefined if the server has neither. */
export const getConsoleAddress = ({ publicUrl, host, port }: AddressConfig): string | undefined => {
  if (publicUrl) return new URL(publicUrl).origin;
  if (port === 0) return undefined;
  if (everyInterface.has(host)) return `http://127.0.0.1:${port}`;
  if (!loopbackHosts.has(host)) return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** Address of a link in mail. Careers pages may have an origin of their own, without `/careers`. */
export const toMailedAddress = (
  config: AddressConfig & Pick<Config, 'careersUrl'>,
  path: string,
): string =>
  config.careersUrl !== undefined && path.startsWith('/careers/')
    ? `${config.careersUrl}${path.slice('/careers'.length)}`
    : `${getConsoleAddress(config) ?? ''}${path}`;
