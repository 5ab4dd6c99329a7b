import { TextDecoder, TextEncoder } from 'node:util';
import { ReadableStream, TransformStream } from 'node:stream/web';

const nothing = () => undefined;

class StillObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

const matchMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
});

const missing = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  matchMedia,
  ResizeObserver: StillObserver,
  IntersectionObserver: StillObserver,
  structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
};

for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true });
}
// Window width in tests, wide enough for all columns of every list.
Object.defineProperty(globalThis, 'innerWidth', { value: 1920, writable: true });
Element.prototype.scrollTo = nothing;
Element.prototype.scrollIntoView = nothing;
