/**
 * Compares a name with those of loaded records, ignoring case and spaces; only the server can check all
 * records.
 */
export const isNameOfOtherRecord = (name: string, others: readonly string[]): boolean => {
  const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return others.some((other) => fold(other) === fold(name));
};
