const largest = 2_147_483_647;

/** The id in an address; nothing when it cannot be one. */
export const applicationIdOf = (param: string): number | undefined => {
  const id = Number(param);
  return /^\d+$/.test(param) && id >= 1 && id <= largest ? id : undefined;
};
