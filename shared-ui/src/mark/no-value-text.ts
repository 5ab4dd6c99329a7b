/** Placeholder of a missing value; tables and cards test for it. */
export const noValueText = '–';
