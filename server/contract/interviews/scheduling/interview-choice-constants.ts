export const maxChoiceDaysAhead = 14;
/** Days until the link for choosing a time expires. */
export const choiceLinkDays = { min: 1, max: 30, usual: 7 };
