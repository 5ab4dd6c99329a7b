import { createHash } from 'node:crypto';
import type { CareersCompany } from '../careers-company';

/** All that the picture of a shared link shows. */
export interface Card {
  title: string;
  company: string;
  /** Stored .jpg or .png of the company. */
  logoFileId: string | null;
}

/** Pixels, as boards and messengers draw shared links. */
export const cardSize = { width: 1200, height: 630 };

/** Letters of the font; others would be boxes. */
const drawablePattern =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;

const cleanText = (text: string): string =>
  text
    .replace(/[\p{Emoji_Presentation}\p{C}\ufe0f]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

/** Undefined where the font has not the letters of the title or the name. */
export const toCard = (
  title: string,
  { name, logoFileId }: Pick<CareersCompany, 'name' | 'logoFileId'>,
): Card | undefined => {
  const card = { title: cleanText(title), company: cleanText(name), logoFileId };
  return drawablePattern.test(card.title + card.company) ? card : undefined;
};

/** Changes with the picture, since sites that show shared links cache it by its address. */
export const toCardVersion = (card: Card): string =>
  createHash('sha256').update(JSON.stringify(card)).digest('base64url').slice(0, 12);
