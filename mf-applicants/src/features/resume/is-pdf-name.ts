/** Browsers display no other resume format inline. */
export const isPdfName = (name: string): boolean => name.toLowerCase().endsWith('.pdf');
