import { ChakraProvider, defineGlobalStyles } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { SurfaceContext } from '../layer/surface';
import type { ColorModeChoice } from '../provider/color-mode';
import { stopComposingKeys } from '../provider/composed-keys';
import { ConsoleOriginContext } from '../provider/origin';
import { createGlobalCss } from '../theme/global-css';
import { createUiSystem } from '../theme/system';
import { convertToContainerQueries } from './container-queries';
import type { Surface } from './surface';

/** Styles of a blocked embedded page: its notice stays visible, and open dialogs are hidden. */
const inertStyles = defineGlobalStyles({
  '.surface > .page': { position: 'sticky', top: '0', zIndex: 1 },
  '.layers[inert] > .page': { opacity: 0.5 },
  '.layers[inert] > :not(.page)': { visibility: 'hidden' },
});

const system = createUiSystem({
  cssVarsRoot: ':host',
  // Resets styles that are inherited from the host's page, such as its font.
  globalCss: {
    ...createGlobalCss('.surface', { all: 'initial', display: 'block' }),
    ...inertStyles,
  },
});

interface Props {
  surface: Surface;
  origin: string;
  nonce?: string | undefined;
  mode: ColorModeChoice;
  children: ReactNode;
}

export const EmbeddedUi = ({ surface, origin, nonce, mode, children }: Props) => {
  const [cache] = useState(() =>
    createCache({
      key: 'ui',
      container: surface.styles,
      stylisPlugins: [convertToContainerQueries],
      ...(nonce ? { nonce } : {}),
    }),
  );
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const put = () => {
      const isDark = mode === 'system' ? system.matches : mode === 'dark';
      surface.element.classList.toggle('dark', isDark);
      surface.element.classList.toggle('light', !isDark);
    };
    put();
    system.addEventListener('change', put);
    return () => system.removeEventListener('change', put);
  }, [surface, mode]);
  useEffect(() => stopComposingKeys(surface.element), [surface]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <SurfaceContext value={surface.layers}>
          <ConsoleOriginContext value={origin}>{children}</ConsoleOriginContext>
        </SurfaceContext>
      </ChakraProvider>
    </CacheProvider>
  );
};
