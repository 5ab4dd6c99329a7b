// The shell's first file uses what it shares, before it could wait for anything.
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';
import federation from './bundler-runtime.js';

federation.bundlerRuntime.installInitialConsumes = installInitialConsumes;

export { federation as default };
