import { loopbackHosts, type Config } from './config';

export type AddressConfig = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** Interfaces that stand for all of a machine. */
const everyInterface = new Set(['0.0.0.0', '::']);

/**
 * The address that links of the console begin with. Without PUBLIC_URL it is one of this machine's own
 * names, the only ones that a server then believes; undefined where it does not listen on them.
 */
export const consoleAddress = ({ publicUrl, host, port }: AddressConfig): string | undefined => {
  if (publicUrl) return new URL(publicUrl).origin;
  if (port === 0) return undefined;
  if (everyInterface.has(host)) return `http://127.0.0.1:${port}`;
  if (!loopbackHosts.has(host)) return undefined;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};
