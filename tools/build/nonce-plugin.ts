import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** Gives the page's scripts the placeholder that the server replaces with a nonce for each answer. */
export class NoncePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoncePlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap('NoncePlugin', (data) => {
        for (const tag of data.assetTags.scripts) tag.attributes.nonce = '__NONCE__';
        return data;
      });
    });
  }
}
