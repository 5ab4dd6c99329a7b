/** Of each status the newest so many applications are told; all of them are counted. */
export const mostOfStatus = 10;
