import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { createBaseConfig, fullRuntimePath } from './base-config';
import { FontPlugin } from './font-plugin';
import { NoncePlugin } from './nonce-plugin';
import { PageCssPlugin } from './page-css-plugin';
import { root } from './rooms';
import { createProvidedModules } from './shared-modules';

const core = join(root, 'node_modules/@module-federation/runtime-core/dist');

const runtime = {
  [fullRuntimePath]: join(root, 'tools/build/shell-runtime.js'),
  // A federation plugin imports a second variant of the runtime core: 60 KB that the page already has.
  '@module-federation/runtime-tools/runtime-core$': join(root, 'tools/build/shared-core.js'),
  [join(core, 'plugins/generate-preload-assets.js')]: join(root, 'tools/build/no-preload.js'),
  [join(core, 'utils/preload.js')]: join(root, 'tools/build/no-preload.js'),
};

/** Modules that are left out: `@emotion/react` imports them for functions that the console does not use. */
const unused = {
  test: /node_modules\/(hoist-non-react-statics|react-is)\//,
  sideEffects: false,
};

/** Splits the first script in two, since a browser compiles each file as a whole. */
const firstFiles = {
  cacheGroups: {
    react: {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
      chunks: (chunk: { name?: string | null | undefined }) => chunk.name === 'console',
      enforce: true,
    },
  },
};

export const createShellConfig = ({ development = false } = {}): Configuration => {
  const room = { name: 'shell', folder: join(root, 'shell') };
  const base = createBaseConfig(room, { development });
  return {
    ...base,
    module: { rules: [...(base.module?.rules ?? []), unused] },
    resolve: { ...base.resolve, alias: runtime },
    optimization: { ...base.optimization, splitChunks: firstFiles },
    entry: {
      console: ['./src/index.ts', './src/loader/lazy-entries.ts'],
      // Entry that foreign host pages load in place of the console's page, from any origin.
      kit: {
        import: ['./src/embed/kit.ts', './src/loader/lazy-entries.ts'],
        publicPath: 'auto',
      },
    },
    output: {
      path: join(room.folder, 'dist'),
      // With `auto`, a page whose scripts come from another origin also loads all other assets from
      // that origin.
      publicPath: development ? '/' : 'auto',
      uniqueName: 'shell',
      filename: 'assets/[name].[contenthash:8].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: './src/index.html',
        scriptLoading: 'defer',
        excludeChunks: ['kit'],
        publicPath: '/',
      }),
      new NoncePlugin(),
      ...(development
        ? // In development `PAGE_CSS` is undefined, so that theme changes take effect at once.
          [new webpack.DefinePlugin({ PAGE_CSS: 'undefined' })]
        : [new FontPlugin(), new PageCssPlugin()]),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: createProvidedModules(development),
        // With the default strategy, the shell would wait for every remote and fail if one of them fails.
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
};
