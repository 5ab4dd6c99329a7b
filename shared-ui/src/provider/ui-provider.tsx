import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { pageSystem, styledPageSystem } from '../theme/system';
import { applyStoredColorMode, watchColorMode } from './color-mode';
import { holdComposedKeys } from './composed-keys';
import { type LinkComponent, LinkProvider, PlainLink } from './link-context';

interface Props {
  children: ReactNode;
  /** Nonce of the page's content security policy, for the style tags. */
  nonce?: string | undefined;
  /** Whether the page has what stands without a class, as `theme/page-css` works it out. */
  isStyled?: boolean;
  /** How the host draws a link inside the console; a plain `<a>` if it has no router. */
  link?: LinkComponent;
}

/** Theme, styles and links for everything below it; one in the shell, one in each foreign host. */
export const UiProvider = ({ children, nonce, isStyled = false, link = PlainLink }: Props) => {
  const [system] = useState(isStyled ? styledPageSystem : pageSystem);
  const [cache] = useState(() => {
    applyStoredColorMode();
    return createCache({ key: 'ui', ...(nonce ? { nonce } : {}) });
  });
  // Also where no menu of colours is drawn.
  useEffect(() => watchColorMode(() => undefined), []);
  useEffect(() => holdComposedKeys(), []);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LinkProvider component={link}>{children}</LinkProvider>
      </ChakraProvider>
    </CacheProvider>
  );
};
