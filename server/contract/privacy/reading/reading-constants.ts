/** Kinds of personal data that staff can open, with their labels. */
export const readingKinds = {
  record: 'Record',
  resume: 'Resume',
  document: 'Document',
  export: 'Export',
} as const;
export type ReadingKind = keyof typeof readingKinds;

/** Days for which unusual reading of personal data is shown. */
export const unusualReadingDays = 30;
