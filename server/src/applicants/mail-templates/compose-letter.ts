import type { TemplateLanguage } from '../../../contract/applicants/mail-templates/mail-template-constants';
import { readBlocks } from '../../../contract/rich-text/read-blocks';
import { parseHtml } from '../../jobs/postings/parse-html';
import type { MailContent } from '../../platform/mail/mail-kind';
import { letterTexts } from './letter-texts';
import {
  fillPlaceholdersInBlocks,
  fillPlaceholdersInText,
  toPlaceholderTexts,
  type LetterValues,
} from './placeholders.rule';

export interface LetterText {
  language: TemplateLanguage;
  subject: string;
  /** HTML of the letter as stored, with placeholders. */
  body: string;
}

export const composeLetter = async (
  { language, subject, body }: LetterText,
  values: LetterValues,
): Promise<MailContent> => {
  const texts = toPlaceholderTexts(language, values);
  return {
    language,
    subject: fillPlaceholdersInText(subject, texts),
    paragraphs: [],
    body: fillPlaceholdersInBlocks(readBlocks(await parseHtml(body)), texts),
    reason: { sentence: letterTexts[language].reason(values.company) },
  };
};
