/** Fallback with Inter's metrics, so that the layout does not shift when "Inter Variable" loads. */
export const fallbackFontFace = {
  fontFamily: '"Inter fallback"',
  src: 'local("Arial"),local("Liberation Sans")',
  sizeAdjust: '107.5%',
  ascentOverride: '90%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
};
