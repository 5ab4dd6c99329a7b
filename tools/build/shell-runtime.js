// The shell's first file uses shared modules synchronously, so they must be installed at start.
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import federation from './bundler-runtime.js';

federation.bundlerRuntime.installInitialConsumes = installInitialConsumes;

export { federation as default };
