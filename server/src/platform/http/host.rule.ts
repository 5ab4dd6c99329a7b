import type { Config } from '../config';

// A browser resolves these itself, so no foreign name can be made to lead here by them.
const loopback = /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a call may name this host. Addresses of the console are made from it where PUBLIC_URL does not
 * state them, so without that only this machine's own names are believed.
 */
export const isKnownHost = ({ publicUrl }: Pick<Config, 'publicUrl'>, host: string): boolean =>
  publicUrl !== undefined || loopback.test(host);
