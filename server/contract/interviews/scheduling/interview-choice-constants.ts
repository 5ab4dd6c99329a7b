/** Number of days ahead in which an applicant may choose an interview time. */
export const choiceDays = 14;
/** Days until the link for choosing a time expires. */
export const validDays = { min: 1, max: 30, usual: 7 };
