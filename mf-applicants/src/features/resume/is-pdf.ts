/** Browsers display no other resume format inline. */
export const isPdf = (name: string): boolean => name.toLowerCase().endsWith('.pdf');
