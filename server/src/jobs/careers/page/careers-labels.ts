export const careersLanguages = ['en', 'de'] as const;
export type CareersLanguage = (typeof careersLanguages)[number];

const english = {
  name: 'English',
  skip: 'Skip to the content',
  openJobs: 'Open jobs',
};

export type CareersLabels = typeof english;

const german: CareersLabels = {
  name: 'Deutsch',
  skip: 'Zum Inhalt springen',
  openJobs: 'Offene Stellen',
};

export const careersLabels: Record<CareersLanguage, CareersLabels> = { en: english, de: german };
