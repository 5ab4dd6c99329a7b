import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { englishTexts, type ApplicantTexts } from './english';
import { germanTexts } from './german';

export const applicantTexts: Readonly<Record<CareersLanguage, ApplicantTexts>> = {
  en: englishTexts,
  de: germanTexts,
};

export const createTextForEachLanguage = <Text>(
  write: (texts: ApplicantTexts) => Text,
): Readonly<Record<CareersLanguage, Text>> => ({
  en: write(englishTexts),
  de: write(germanTexts),
});
