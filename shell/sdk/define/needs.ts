const range = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/;

const numbers = (version: string): [number, number, number] => {
  const [, , major, minor, patch] = range.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
};

const notOlder = (version: string, floor: string): boolean => {
  const [a, b] = [numbers(version), numbers(floor)];
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing === -1 || (a[differing] ?? 0) > (b[differing] ?? 0);
};

/** Accepts the ranges `^1.2.3`, `~1.2.3` and exact versions; any other range accepts no version. */
export const acceptsPlatform = (needs: string, version: string): boolean => {
  const [, sign, ...floor] = range.exec(needs) ?? [];
  if (sign === undefined) return false;
  const [major, minor] = numbers(version);
  if (sign === '') return version === floor.join('.');
  if (major !== Number(floor[0])) return false;
  if ((sign === '~' || major === 0) && minor !== Number(floor[1])) return false;
  return notOlder(version, floor.join('.'));
};
