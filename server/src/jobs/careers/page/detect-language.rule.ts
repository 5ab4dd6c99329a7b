import type { CareersLanguage } from './careers-labels';

const commonPatterns: Record<CareersLanguage, RegExp> = {
  en: /\b(the|and|of|with|you|your|our|for|will|are)\b/gi,
  de: /\b(der|die|das|und|mit|wir|sie|für|ist|ein|eine|bei)\b/gi,
};

const countMatches = (text: string, language: CareersLanguage): number =>
  text.match(commonPatterns[language])?.length ?? 0;

/** Language of a job's text, among those that the pages support, by its most common words. */
export const detectLanguage = (text: string): CareersLanguage =>
  countMatches(text, 'de') > countMatches(text, 'en') ? 'de' : 'en';
