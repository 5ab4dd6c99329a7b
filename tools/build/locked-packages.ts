interface Locked {
  /** A package of this repository, which stands at its own place too. */
  link?: boolean;
}

/**
 * What the lock resolves for a room, without the other remotes of this repository: a new one changes the
 * lock, and no build but its own.
 */
export const lockedPackages = (lock: string, room: string): string => {
  const { packages, ...rest } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const isOther = ([place, { link }]: [string, Locked]): boolean => {
    const [, remote] = (link ? /^node_modules\/(mf-[^/]+)$/ : /^(mf-[^/]+)/).exec(place) ?? [];
    return remote !== undefined && remote !== room;
  };
  const own = Object.entries(packages).filter((entry) => !isOther(entry));
  return JSON.stringify({ ...rest, packages: Object.fromEntries(own) });
};
