import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import {
  placeholderPattern,
  placeholders,
  type PlaceholderName,
  type TemplateLanguage,
} from '../../../contract/applicants/mail-templates/mail-template-constants';
import type { Block, Inline } from '../../../contract/rich-text/model';
import { letterTexts } from './letter-texts';

export interface LetterValues {
  applicationId: number;
  firstName: string;
  fullName: string;
  jobTitle: string;
  company: string;
  category: StatusCategory;
  /** Name of the recruiter; empty if there is none. */
  recruiter: string;
}

export type PlaceholderTexts = Readonly<Record<PlaceholderName, string>>;

/** Text for each placeholder, with a substitute where the record has no value. */
export const toPlaceholderTexts = (
  language: TemplateLanguage,
  values: LetterValues,
): PlaceholderTexts => {
  const { statuses, team } = letterTexts[language];
  return {
    'first-name': values.firstName || values.fullName,
    'full-name': values.fullName,
    'job-title': values.jobTitle,
    company: values.company,
    status: statuses[values.category],
    recruiter: values.recruiter || team,
    'application-number': String(values.applicationId),
  };
};

const isPlaceholder = (name: string): name is PlaceholderName => Object.hasOwn(placeholders, name);

/** Unknown placeholders in a text, as they were written. */
export const findUnknownPlaceholders = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placeholderPattern)].flatMap(([written, name = '']) =>
      isPlaceholder(name) ? [] : [written],
    ),
  ),
];

export const fillPlaceholdersInText = (text: string, texts: PlaceholderTexts): string =>
  text.replace(placeholderPattern, (written, name: string) =>
    isPlaceholder(name) ? texts[name].replace(/\s+/g, ' ') : written,
  );

export const fillPlaceholdersInBlocks = (
  blocks: readonly Block[],
  texts: PlaceholderTexts,
): Block[] => {
  const fill = (inline: Inline): Inline =>
    'text' in inline
      ? { ...inline, text: fillPlaceholdersInText(inline.text, texts) }
      : {
          ...inline,
          children: inline.children.map((leaf) => ({
            ...leaf,
            text: fillPlaceholdersInText(leaf.text, texts),
          })),
        };
  return blocks.map((block) =>
    block.type === 'image' ? block : { ...block, children: block.children.map(fill) },
  );
};
