interface Locked {
  /** Packages of this repository appear in the lock also by their own path. */
  link?: boolean;
}

/** Drops the other remotes from the lock, so that adding a remote changes no other remote's version. */
export const lockedPackages = (lock: string, room: string): string => {
  const { packages, ...rest } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const isOther = ([place, { link }]: [string, Locked]): boolean => {
    const [, remote] = (link ? /^node_modules\/(mf-[^/]+)$/ : /^(mf-[^/]+)/).exec(place) ?? [];
    return remote !== undefined && remote !== room;
  };
  const own = Object.entries(packages).filter((entry) => !isOther(entry));
  return JSON.stringify({ ...rest, packages: Object.fromEntries(own) });
};
