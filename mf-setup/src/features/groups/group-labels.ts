export const activeLabels = ['Active', 'Inactive'] as const;
export const chatLabels = ['Enable', 'Disable'] as const;

/** Without permission for the group its flags are missing. */
export const getFlagLabel = (
  flag: number | null | undefined,
  [yes, no]: readonly [yes: string, no: string],
): string => {
  if (typeof flag !== 'number') return '';
  return flag === 1 ? yes : no;
};
