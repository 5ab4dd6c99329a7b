import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { englishTexts, type ApplicantTexts } from './english';
import { germanTexts } from './german';

export const applicantTexts: Readonly<Record<CareersLanguage, ApplicantTexts>> = {
  en: englishTexts,
  de: germanTexts,
};

/**
 * Writes a record that contains texts once for each language, so that each language is built only
 * once.
 */
export const mapTexts = <Text>(
  write: (texts: ApplicantTexts) => Text,
): Readonly<Record<CareersLanguage, Text>> => ({
  en: write(englishTexts),
  de: write(germanTexts),
});
