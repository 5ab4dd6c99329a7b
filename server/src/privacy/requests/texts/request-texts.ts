import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { englishRequests, type RequestTexts } from './english';
import { germanRequests } from './german';

export const requestTexts: Readonly<Record<CareersLanguage, RequestTexts>> = {
  en: englishRequests,
  de: germanRequests,
};
