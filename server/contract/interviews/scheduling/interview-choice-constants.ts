/** How far ahead an applicant may choose. */
export const choiceDays = 14;
/** Days until the link of the mail ends. */
export const validDays = { min: 1, max: 30, usual: 7 };
