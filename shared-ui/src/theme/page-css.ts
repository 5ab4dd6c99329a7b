import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getPageSystem } from './system';

/**
 * Renders the CSS that Chakra would insert: reset, tokens, colours and layer order. Runs in the build, never
 * on a page.
 */
export const renderPageCss = (): string => {
  const provider = createElement(ChakraProvider, { value: getPageSystem(), children: null });
  const cache = createCache({ key: 'ui' });
  const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, provider));
  return [...markup.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rules]) => rules).join('');
};
