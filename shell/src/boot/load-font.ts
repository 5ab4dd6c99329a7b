import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { fontWeights } from '../../sdk/define/font-weights';

/**
 * Loads Inter after the session was taken from the address: a font that the page itself requests would send
 * that address, with the token, as its referrer.
 */
export const loadFont = (): void => {
  const face = new FontFace('Inter Variable', `url(${inter}) format('woff2-variations')`, {
    weight: `${String(fontWeights.min)} ${String(fontWeights.max)}`,
    display: 'swap',
  });
  document.fonts.add(face);
  // Text stays readable in the system font.
  face.load().catch(() => undefined);
};
