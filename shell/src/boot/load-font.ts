import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { fontWeights } from '../../sdk/define/font-weights';

/**
 * Fetches Inter after the session was taken from the address, because a font that the page itself asks
 * for would name that address as its referrer. Until it arrives, text stands in a system font.
 */
export const loadFont = (): void => {
  const face = new FontFace('Inter Variable', `url(${inter}) format('woff2-variations')`, {
    weight: `${String(fontWeights.min)} ${String(fontWeights.max)}`,
    display: 'swap',
  });
  document.fonts.add(face);
  // Without it the system font stays, which reads as well.
  face.load().catch(() => undefined);
};
