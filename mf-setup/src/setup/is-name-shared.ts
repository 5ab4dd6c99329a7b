/** Compares names without regard to case and spaces. Only the server knows all records. */
export const isNameShared = (name: string, others: readonly string[]): boolean => {
  const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return others.some((other) => fold(other) === fold(name));
};
