import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import webpack, { type Configuration } from 'webpack';
import { root, type Room } from './rooms';
import { ScriptPlugin } from './script-plugin';

/**
 * Adds a first line to each file that makes Chromium compile all functions at load, off the main thread, and
 * cache the code. Without the line, each function compiles at its first call. Other browsers ignore the
 * comment.
 */
const compiledAtOnce = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // This stage runs after the minimizer, which would remove the comment.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
    test: /\.js$/,
  });

const compress = () => [
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    test: /\.(js|json|svg)$/,
    threshold: 512,
  }),
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
    test: /\.(js|json|svg)$/,
    threshold: 512,
  }),
];

const scripts = (development: boolean) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development } },
    },
  },
});

export interface BuildKind {
  development?: boolean;
  /** True for a readable, fast build of a remote, for development against a released shell. */
  draft?: boolean;
}

/**
 * Path by which every build imports the full federation runtime; build configurations replace it by smaller
 * files.
 */
export const fullRuntimePath = createRequire(import.meta.url).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);

const configs = ['tools/build', 'node_modules/tools/package.json', 'package-lock.json'];

export const createBaseConfig = (
  room: Room,
  { development = false, draft = false }: BuildKind,
): Configuration => ({
  name: room.name,
  mode: development ? 'development' : 'production',
  context: room.folder,
  target: ['web', 'es2022'],
  devtool: development || draft ? 'cheap-module-source-map' : false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      scripts(development),
      { test: /\.woff2$/, type: 'asset/resource' },
      { test: /\.svg$/, type: 'asset/inline' },
    ],
  },
  optimization: {
    minimize: !development && !draft,
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  },
  plugins: [new ScriptPlugin(), ...(development || draft ? [] : [compiledAtOnce(), ...compress()])],
  performance: false,
  infrastructureLogging: { level: 'error' },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(root, '.cache/webpack'),
    name: [room.name, development && 'development', draft && 'draft'].filter(Boolean).join('-'),
    buildDependencies: { config: configs.map((name) => join(root, name)).filter(existsSync) },
  },
});
