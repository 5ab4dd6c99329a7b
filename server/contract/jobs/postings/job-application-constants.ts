/** Maximum number of applications listed per status, newest first; counts include all. */
export const mostOfStatus = 10;
