import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Compiler } from 'webpack';
import { root } from './rooms';

const readPageCss = async (): Promise<string> => {
  const source = pathToFileURL(join(root, 'shared-ui/src/theme/page-css.ts')).href;
  const { renderPageCss } = (await import(source)) as { renderPageCss: () => string };
  return renderPageCss();
};

/** Computes `PAGE_CSS` at build time, since the page would otherwise compute it at each start. */
export class PageCssPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.beforeRun.tapPromise('PageCssPlugin', async () => {
      new webpack.DefinePlugin({ PAGE_CSS: JSON.stringify(await readPageCss()) }).apply(compiler);
    });
  }
}
