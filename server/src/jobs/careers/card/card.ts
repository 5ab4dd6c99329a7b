import { createHash } from 'node:crypto';
import type { CareersCompany } from '../careers-company';

/** Content of the picture that shared links to a job show. */
export interface ShareCard {
  title: string;
  company: string;
  /** Id of the company's logo if it is a stored .jpg or .png file; else null. */
  logoFileId: string | null;
}

/** Size in pixels that job boards and messengers expect for shared links. */
export const cardSize = { width: 1200, height: 630 };

/** Letters that the font contains; others would be drawn as boxes. */
const drawablePattern =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;

const cleanText = (text: string): string =>
  text
    .replace(/[\p{Emoji_Presentation}\p{C}\ufe0f]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

/** Returns undefined if the font lacks letters of the job title or the company name. */
export const toShareCard = (
  title: string,
  { name, logoFileId }: Pick<CareersCompany, 'name' | 'logoFileId'>,
): ShareCard | undefined => {
  const card = { title: cleanText(title), company: cleanText(name), logoFileId };
  return drawablePattern.test(card.title + card.company) ? card : undefined;
};

/** Part of the picture's address that changes with its content, since sites cache the picture by address. */
export const toCardVersion = (card: ShareCard): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 12);
