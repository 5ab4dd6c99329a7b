const { readFileSync } = require('node:fs');
const { TestEnvironment } = require('jest-environment-node');
const { default: SharedCodeRuntime } = require('./shared-code.cjs');

/**
 * Loads packages and server modules once per worker for all test files, since loading these 2,000
 * files takes three times as long as an average test file. Test modules are loaded again for each
 * test file.
 */
const isShared = /\/node_modules\/|\/\.cache\/test-packages\/|\/server\/(src|contract)\//;
const isTest = /\.test\.[jt]sx?$/;

const kept = new Map();
const sourceMaps = new Map();
let environment;
let current;

/** Test files that mock a module get a separate module registry. */
const isAlone = (testPath) => /\bjest\.mock\(/.test(readFileSync(testPath, 'utf8'));

class SharedEnvironment {
  constructor(config, context) {
    if (isAlone(context.testPath)) return new TestEnvironment(config, context);
    if (environment) return environment;
    environment = new TestEnvironment(config, context);
    // The test environment is not torn down, since it is used until the worker ends.
    environment.teardown = async () => environment.fakeTimersModern.useRealTimers();
    return environment;
  }
}

class SharedRuntime extends SharedCodeRuntime {
  constructor(...given) {
    super(...given);
    const [, , , , , , testPath] = given;
    this.isAlone = isAlone(testPath);
    if (this.isAlone) return;
    current = this;
    for (const [path, module] of kept) this.registries.getActiveCjsRegistry().set(path, module);
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map);
  }

  /** A module that is loaded late belongs to the test file that is running at that time. */
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
