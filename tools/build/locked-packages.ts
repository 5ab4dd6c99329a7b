interface Locked {
  /** True for a package of this repository, which the lock file also lists by its own path. */
  link?: boolean;
}

/**
 * Removes other remotes from the lock file's content, so that adding a remote does not change the version of
 * other remotes.
 */
export const filterLockedPackages = (lock: string, room: string): string => {
  const { packages, ...rest } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const isOther = ([place, { link }]: [string, Locked]): boolean => {
    const [, remote] = (link ? /^node_modules\/(mf-[^/]+)$/ : /^(mf-[^/]+)/).exec(place) ?? [];
    return remote !== undefined && remote !== room;
  };
  const own = Object.entries(packages).filter((entry) => !isOther(entry));
  return JSON.stringify({ ...rest, packages: Object.fromEntries(own) });
};
