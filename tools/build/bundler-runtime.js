// Replaces the federation's bundler runtime in remotes. Remotes reference no other remotes at build time,
// carry no shared modules and use none in their first file, so two thirds of that runtime would load in vain.
import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';

const federation = {
  runtime: { init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    consumes,
    I: initializeSharing,
    S: {},
    initContainerEntry,
    init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};

export { federation as default };
