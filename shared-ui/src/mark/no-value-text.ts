/** Text shown for a missing value; tables and cards compare values with this text. */
export const noValueText = '–';
