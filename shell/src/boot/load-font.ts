import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { fontWeights } from '../../sdk/define/font-weights';

/**
 * Loads the font Inter only after the session token is removed from the page's address, since a font request
 * sends the address as referrer.
 */
export const loadFont = (): void => {
  const face = new FontFace('Inter Variable', `url(${inter}) format('woff2-variations')`, {
    weight: `${String(fontWeights.min)} ${String(fontWeights.max)}`,
    display: 'swap',
  });
  document.fonts.add(face);
  // Errors are ignored, since text stays readable in the system font.
  face.load().catch(() => undefined);
};
