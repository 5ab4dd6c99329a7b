import type { Mounted, MountOptions } from '../host/types';

export type Mount = (element: HTMLElement, options?: MountOptions) => Mounted;

export type Embed = (remote: string, ...given: Parameters<Mount>) => Mounted;

let registeredEmbed: Embed | undefined;

export const embedBy = (given: Embed): void => {
  registeredEmbed = given;
};

/**
 * Creates the entry point of a remote for foreign hosts: `export const mount = mountRemote('jobs')` in
 * `src/mount.ts`.
 */
export const mountRemote =
  (remote: string): Mount =>
  (element, options) => {
    if (!registeredEmbed) throw new Error('Connect to the console first');
    return registeredEmbed(remote, element, options);
  };
