/**
 * Fallback font with the metrics of Inter, so that the layout does not shift when "Inter Variable" has
 * loaded.
 */
export const fallbackFontFace = {
  fontFamily: '"Inter fallback"',
  src: 'local("Arial"),local("Liberation Sans")',
  sizeAdjust: '107.5%',
  ascentOverride: '90%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
};
