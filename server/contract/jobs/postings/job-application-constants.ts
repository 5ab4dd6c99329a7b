/** Maximum of newest applications per status; counts include all. */
export const mostOfStatus = 10;
