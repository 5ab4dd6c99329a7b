/**
 * Maps a text to 0–99 with an even distribution: FNV-1a with a final mix, since consecutive ids are similar.
 */
const hashToPercent = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
};

/**
 * Decides whether a person gets a canary release. Stable per person and remote: a larger percentage includes
 * everyone of a smaller one.
 */
export const isGivenCanary = (
  personId: string | number,
  remoteId: string,
  share: number,
): boolean => hashToPercent(`${remoteId} ${personId}`) < share;
