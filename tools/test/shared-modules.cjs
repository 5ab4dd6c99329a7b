const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');
const { default: Runtime } = require('jest-runtime');

/**
 * Modules that a worker loads once for all its test files: packages and the server, 2,000 files, which take
 * three times as long as the tests of an average one. Those of tests are loaded anew for each.
 */
const isShared = /\/node_modules\/|\/\.cache\/test-packages\/|\/server\/(src|contract)\//;
const isTest = /\.test\.[jt]sx?$/;

const kept = new Map();
const sourceMaps = new Map();
let environment;
let current;

/** A file that puts another module in the place of one has all to itself. */
const isAlone = (testPath) => /\bjest\.mock\(/.test(readFileSync(testPath, 'utf8'));

class SharedEnvironment {
  constructor(config, context) {
    if (isAlone(context.testPath)) return new TestEnvironment(config, context);
    if (environment) return environment;
    environment = new TestEnvironment(config, context);
    // It goes with the worker.
    environment.teardown = async () => environment.fakeTimersModern.useRealTimers();
    return environment;
  }
}

class SharedRuntime extends Runtime {
  constructor(...given) {
    super(...given);
    const [, , , , , , testPath] = given;
    this.isAlone = isAlone(testPath);
    if (this.isAlone) return;
    current = this;
    for (const [path, module] of kept) this.registries.getActiveCjsRegistry().set(path, module);
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map);
  }

  /** A module that is loaded later on belongs to the file that is run then. */
  requireModuleOrMock(from, name) {
    return this.isAlone || current === this
      ? super.requireModuleOrMock(from, name)
      : current.requireModuleOrMock(from, name);
  }

  teardown() {
    if (this.isAlone) return super.teardown();
    for (const [path, module] of this.registries.getActiveCjsRegistry())
      if (module.loaded && isShared.test(path) && !isTest.test(path)) kept.set(path, module);
    for (const [path, map] of this.getSourceMaps()) sourceMaps.set(path, map);
    return super.teardown();
  }
}

module.exports = { __esModule: true, default: SharedRuntime, SharedEnvironment };
