/** Splits a text into lines, without empty and repeated lines. */
export const splitTextIntoLines = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
