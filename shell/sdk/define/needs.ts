const versionRangePattern = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/;

const parseVersion = (version: string): [number, number, number] => {
  const [, , major, minor, patch] = versionRangePattern.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
};

const isVersionAtLeast = (version: string, floor: string): boolean => {
  const [a, b] = [parseVersion(version), parseVersion(floor)];
  const differing = a.findIndex((part, index) => part !== b[index]);
  return differing === -1 || (a[differing] ?? 0) > (b[differing] ?? 0);
};

/**
 * True if a version is in a range. Supported ranges are `^1.2.3`, `~1.2.3` and exact versions; other ranges
 * match no version.
 */
export const acceptsPlatform = (needs: string, version: string): boolean => {
  const [, sign, ...floor] = versionRangePattern.exec(needs) ?? [];
  if (sign === undefined) return false;
  const [major, minor] = parseVersion(version);
  if (sign === '') return version === floor.join('.');
  if (major !== Number(floor[0])) return false;
  if ((sign === '~' || major === 0) && minor !== Number(floor[1])) return false;
  return isVersionAtLeast(version, floor.join('.'));
};
