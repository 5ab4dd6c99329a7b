export const groupActiveLabels = ['Active', 'Inactive'] as const;
export const groupChatLabels = ['Enable', 'Disable'] as const;

/** Label of a group's flag; `''` if the flag is absent, since the user may not view the group. */
export const getGroupFlagLabel = (
  flag: number | null | undefined,
  [yes, no]: readonly [yes: string, no: string],
): string => {
  if (typeof flag !== 'number') return '';
  return flag === 1 ? yes : no;
};
