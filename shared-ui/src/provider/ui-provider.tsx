import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { getPageSystem, getStyledPageSystem } from '../theme/system';
import { applyStoredColorMode, subscribeToColorMode } from './color-mode';
import { stopComposingKeys } from './composed-keys';
import { type LinkComponent, LinkProvider, PlainLink } from './link-context';

interface Props {
  children: ReactNode;
  nonce?: string | undefined;
  /** True if the page already has the CSS of `theme/page-css`. */
  isStyled?: boolean;
  /** Link component of the host page; default: a plain `<a>`. */
  link?: LinkComponent;
}

export const UiProvider = ({ children, nonce, isStyled = false, link = PlainLink }: Props) => {
  const [system] = useState(isStyled ? getStyledPageSystem : getPageSystem);
  const [cache] = useState(() => {
    applyStoredColorMode();
    return createCache({ key: 'ui', ...(nonce ? { nonce } : {}) });
  });
  // Follows changes of the colour mode, even on pages without a menu for it.
  useEffect(() => subscribeToColorMode(() => undefined), []);
  useEffect(() => stopComposingKeys(), []);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LinkProvider component={link}>{children}</LinkProvider>
      </ChakraProvider>
    </CacheProvider>
  );
};
