import { createSystem, defaultBaseConfig, defineConfig, type SystemConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { globalCss } from './global-css';
import { rememberRecipes } from './remember-recipes';
import { keyframes, shadows, textStyles, tokens } from './tokens';

const theme = {
  breakpoints: { sm: '480px', md: '700px', lg: '960px', xl: '1280px' },
  keyframes,
  tokens,
  semanticTokens: { colors, shadows },
  textStyles,
};

interface Placed {
  /** Selector of the element that the measures and colours are declared on. */
  cssVarsRoot: string;
  globalCss: NonNullable<SystemConfig['globalCss']>;
}

/** The console's look as a Chakra system: only what the components here use. */
export const systemFor = (placed: Placed) =>
  rememberRecipes(
    createSystem(
      defaultBaseConfig,
      defineConfig({ preflight: true, cssVarsPrefix: 'ui', ...placed, theme }),
    ),
  );

/** The look of a page that is the console's own. */
export const system = systemFor({ cssVarsRoot: ':where(html)', globalCss: globalCss('html') });
