import {
  createSystem,
  defaultBaseConfig,
  defineConfig,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { colorTokens } from './colors';
import { createGlobalCss } from './global-css';
import { memoizeRecipes } from './memoize-recipes';
import { keyframes, shadowTokens, textStyles, themeTokens } from './tokens';

const themeConfig = {
  breakpoints: { sm: '480px', md: '700px', lg: '960px', xl: '1280px' },
  keyframes,
  tokens: themeTokens,
  semanticTokens: { colors: colorTokens, shadows: shadowTokens },
  textStyles,
};

interface Placed {
  /** Selector of the element that has the CSS variables. */
  cssVarsRoot: string;
  globalCss?: NonNullable<SystemConfig['globalCss']>;
}

/** Creates a Chakra system with only the parts that components of shared-ui use. */
export const createUiSystem = (placed: Placed): SystemContext =>
  memoizeRecipes(
    createSystem(
      defaultBaseConfig,
      defineConfig({
        preflight: placed.globalCss !== undefined,
        cssVarsPrefix: 'ui',
        ...placed,
        theme: themeConfig,
      }),
    ),
  );

const cssVarsRoot = ':where(html)';
let cachedSystem: SystemContext | undefined;
let cachedStyledSystem: SystemContext | undefined;

export const getPageSystem = (): SystemContext =>
  (cachedSystem ??= createUiSystem({ cssVarsRoot, globalCss: createGlobalCss('html') }));

const removeGlobalCss = (system: SystemContext): SystemContext => ({
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
});

/** Chakra system for a page that already has the global styles. */
export const getStyledPageSystem = (): SystemContext =>
  (cachedStyledSystem ??= removeGlobalCss(createUiSystem({ cssVarsRoot })));
