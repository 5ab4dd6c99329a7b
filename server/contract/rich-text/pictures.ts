import { ownPicture, safeLink } from './addresses';
import { type MarkupElement, styleOf } from './markup';
import type { ImageBlock } from './model';

export interface PictureWords {
  words: string;
  href: string | null;
}

const emojiPattern = /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;

const isTinySize = (size: string | undefined): boolean => /^\s*[0-2](px)?\s*$/i.test(size ?? '');

/** True for an image of at most one pixel, which only tracks readers. */
const isTrackingPixel = (element: MarkupElement): boolean => {
  const { width, height } = element.attributes;
  const style = styleOf(element);
  return (
    isTinySize(width) ||
    isTinySize(height) ||
    /(?:^|[;\s])(?:max-)?(?:width|height):\s*[0-2](?:px)?\s*(?:;|!|$)/i.test(style)
  );
};

export const ownImage = ({ attributes }: MarkupElement): ImageBlock | null => {
  const src = ownPicture(attributes.src ?? '');
  if (src === null) return null;
  return { type: 'image', src, alt: attributes.alt ?? '', children: [{ text: '' }] };
};

/** Replaces an image by a link with its alternative text or URL, and an emoji image by the emoji. */
export const pictureWords = (element: MarkupElement): PictureWords | null => {
  const alt = element.attributes.alt?.replace(/\s+/g, ' ').trim() ?? '';
  const href = safeLink(element.attributes.src ?? '');
  if (alt !== '') return { words: alt, href: emojiPattern.test(alt) ? null : href };
  if (isTrackingPixel(element) || href === null) return null;
  return { words: href, href };
};
