/** Of the resume formats, browsers display only PDF inline. */
export const isPdfName = (name: string): boolean => name.toLowerCase().endsWith('.pdf');
