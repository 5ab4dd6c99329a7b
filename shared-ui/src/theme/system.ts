import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { globalCss } from './global-css';
import { rememberRecipes } from './remember-recipes';
import { keyframes, shadows, textStyles, tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  cssVarsPrefix: 'ui',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: {
    breakpoints: { sm: '480px', md: '700px', lg: '960px', xl: '1280px' },
    keyframes,
    tokens,
    semanticTokens: { colors, shadows },
    textStyles,
  },
});

/** The console's look as a Chakra system: only what the components here use. */
export const system = rememberRecipes(createSystem(defaultBaseConfig, config));
