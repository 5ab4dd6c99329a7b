import sql, { raw } from 'sql-template-tag';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import {
  applicantPageLanguages,
  defaultStatusTexts,
  type StatusText,
} from '../../../contract/applicants/applying/status-text-constants';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import type { Db } from '../../platform/db/database';

/** Reads the text that setup has for a status; empty parts get the usual text. */
export const readStatusText = async (
  db: Db,
  category: StatusCategory,
  language: CareersLanguage,
): Promise<StatusText> => {
  const column = (part: string) => raw(`${applicantPageLanguages[language].toLowerCase()}_${part}`);
  const written = await db.one<StatusText>(sql`
    select ${column('heading')} as heading, ${column('sentence')} as sentence,
      ${column('next')} as next
    from status_text where category = ${category}`);
  const usual = defaultStatusTexts[language][category];
  return {
    heading: written?.heading || usual.heading,
    sentence: written?.sentence || usual.sentence,
    next: written?.next || usual.next,
  };
};
