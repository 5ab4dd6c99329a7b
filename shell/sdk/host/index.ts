export { connectConsole } from './connect';
export { defineHiringRemote } from './element';
export { createHandOver } from './hand-over';
export type * from './types';
