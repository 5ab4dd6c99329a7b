import type { CareersLanguage } from '../../../../jobs/careers/page/careers-labels';
import { englishPackage, type PackageTexts } from './english';
import { germanPackage } from './german';

export const packageTexts: Readonly<Record<CareersLanguage, PackageTexts>> = {
  en: englishPackage,
  de: germanPackage,
};
