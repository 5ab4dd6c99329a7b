/** Stand-in of Inter's measures, so that nothing moves when the host's "Inter Variable" arrives. */
export const fallbackFace = {
  fontFamily: '"Inter fallback"',
  src: 'local("Arial"),local("Liberation Sans")',
  sizeAdjust: '107.5%',
  ascentOverride: '90%',
  descentOverride: '22.5%',
  lineGapOverride: '0%',
};
