import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import webpack, { type Compiler } from 'webpack';
import { fontWeights } from '../../shell/sdk/define/font-weights';

/** Reads the font package only at build time, since the repository of a single remote does not install it. */
const latinRanges = (): string => {
  const read = createRequire(import.meta.url);
  return (read('@fontsource-variable/inter/unicode.json') as Record<'latin', string>).latin;
};

/** Parses ranges in CSS syntax: `U+0000-00FF,U+0131`. */
const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, place) =>
        String.fromCodePoint(first + place),
      );
    })
    .join('');

export class FontPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('FontPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'FontPlugin', stage }, async (assets) => {
        for (const name of Object.keys(assets).filter((asset) => asset.endsWith('.woff2'))) {
          const font = compilation.getAsset(name)?.source.buffer();
          if (!font) continue;
          const lighter = await subsetFont(font, charactersOf(latinRanges()), {
            targetFormat: 'woff2',
            variationAxes: { wght: fontWeights },
          });
          compilation.updateAsset(name, new sources.RawSource(lighter));
        }
      });
    });
  }
}
