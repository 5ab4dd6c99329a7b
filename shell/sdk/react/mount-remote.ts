import type { Mounted, MountOptions } from '../host/types';

/** Shows a page or a drawer of a remote inside an element of a foreign host. */
export type Mount = (element: HTMLElement, options?: MountOptions) => Mounted;

/** How the kit, which a host loads first, does so. */
export type Embed = (remote: string, ...given: Parameters<Mount>) => Mounted;

let embed: Embed | undefined;

export const embedBy = (given: Embed): void => {
  embed = given;
};

/** A remote's door for foreign hosts: `export const mount = mountRemote('jobs')` in its `src/mount.ts`. */
export const mountRemote =
  (remote: string): Mount =>
  (element, options) => {
    if (!embed) throw new Error('Connect to the console first');
    return embed(remote, element, options);
  };
