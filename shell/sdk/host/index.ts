export { connectConsole } from './connect';
export { defineHiringRemote } from './element';
export { createHandOver } from './hand-over';
export { mountFrame, type FrameOptions } from './mount-frame';
export type * from './frame-messages';
export type * from './types';
