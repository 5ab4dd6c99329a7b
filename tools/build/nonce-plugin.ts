import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/**
 * Adds a nonce placeholder to the page's script elements; the server replaces it by a new nonce in each
 * response.
 */
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
