import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageSystem } from './system';

/**
 * Everything that stands without a class: reset, measures, colours and the order of layers, as Chakra
 * would put it into the page. Read when the console is built; no page runs it.
 */
export const pageCss = (): string => {
  const provider = createElement(ChakraProvider, { value: pageSystem(), children: null });
  const cache = createCache({ key: 'ui' });
  const markup = renderToStaticMarkup(createElement(CacheProvider, { value: cache }, provider));
  return [...markup.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, rules]) => rules).join('');
};
