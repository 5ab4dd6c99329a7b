export const activeLabels = ['Active', 'Inactive'] as const;
export const chatLabels = ['Enable', 'Disable'] as const;

/** The flags of a group are missing if the user has no permission for the group. */
export const getFlagLabel = (
  flag: number | null | undefined,
  [yes, no]: readonly [yes: string, no: string],
): string => {
  if (typeof flag !== 'number') return '';
  return flag === 1 ? yes : no;
};
