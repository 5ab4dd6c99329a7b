import createCache from '@emotion/cache';
import { css, type CSSObject } from '@emotion/react';
import { convertToContainerQueries } from './container-queries';

const rulesOf = (styles: CSSObject): string[] => {
  const container = document.createElement('div');
  const cache = createCache({
    key: 'ui',
    container,
    stylisPlugins: [convertToContainerQueries],
    speedy: false,
  });
  cache.insert('.ui-a', css(styles), cache.sheet, true);
  return [...container.querySelectorAll('style')].map(({ textContent }) => textContent);
};

it('an embedded page adapts to the width of its container, but its drawers adapt to that of the window', () => {
  const [base, wide] = rulesOf({
    width: '100%',
    '@media screen and (min-width: 43.75rem)': { width: '50%', '&::before': { width: '1px' } },
  });
  expect(base).toBe('.ui-a{width:100%;}');
  expect(wide).toBe(
    '@supports (display:block){' +
      '@container page (min-width: 700px){.ui-a{width:50%;}.ui-a::before{width:1px;}}' +
      '@media screen and (min-width: 43.75rem){.ui-a:where(:not(.page *)){width:50%;}' +
      '.ui-a:where(:not(.page *))::before{width:1px;}}}',
  );
});

it('system preferences such as reduced motion apply wherever a page is embedded', () => {
  const query = '@media (prefers-reduced-motion: reduce)';
  expect(rulesOf({ [query]: { animation: 'none' } })).toEqual([`${query}{.ui-a{animation:none;}}`]);
});
