/** Whether a file can be shown in place; browsers show no other kind of resume. */
export const isPdf = (name: string): boolean => name.toLowerCase().endsWith('.pdf');
