import { fallbackFontFace } from './fonts';

/** Global styles of elements; `page` is the selector of the console's root element. */
export const createGlobalCss = (page: string, before = {}) => ({
  '@font-face': fallbackFontFace,
  [page]: {
    ...before,
    colorScheme: 'light',
    '--surface': 'colors.bg',
    color: 'ink',
    bg: 'bg',
    fontFamily: 'body',
    fontSize: '14px',
    lineHeight: '20px',
    fontFeatureSettings: '"cv05","ss03"',
    WebkitFontSmoothing: 'antialiased',
    WebkitTextSizeAdjust: '100%',
  },
  [`${page}.dark`]: { colorScheme: 'dark' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, [role=button]': { cursor: 'pointer' },
  '*::placeholder': { color: 'ink3', opacity: 1 },
  ':focus-visible': {
    outline: '2px solid {colors.accent}',
    outlineOffset: '2px',
  },
  'h1:focus, h2:focus, main:focus': { outline: 'none' },
  '@media print': { '[data-covered]': { display: 'none' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
});
