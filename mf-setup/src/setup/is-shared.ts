/** Whether one of the others has this name, whatever its case and blanks; the server knows of them all. */
export const isShared = (name: string, others: readonly string[]): boolean => {
  const fold = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
  return others.some((other) => fold(other) === fold(name));
};
