/** Spreads texts evenly over 0 to 99: FNV-1a with a last stir, since ids are numbers in a row. */
const hundredthOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 100;
};

/**
 * Whether a person is among the share, of a hundred people, that is given a remote's canary. It is always
 * the same for a person and a remote, and a larger share holds everybody of a smaller one.
 */
export const isGivenCanary = (
  personId: string | number,
  remoteId: string,
  share: number,
): boolean => hundredthOf(`${remoteId} ${personId}`) < share;
