import type { Config } from '../config';

// Browsers resolve these names themselves, so DNS rebinding cannot abuse them.
const loopbackPattern =
  /^(localhost|[\w-]+(\.[\w-]+)*\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** Without PUBLIC_URL, links are built from the Host, so only loopback names are accepted. */
export const isKnownHost = ({ publicUrl }: Pick<Config, 'publicUrl'>, host: string): boolean =>
  publicUrl !== undefined || loopbackPattern.test(host);
