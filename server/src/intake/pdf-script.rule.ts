import { constants, inflateSync } from 'node:zlib';

/** What makes a viewer run something: a script, another program, a player. */
const running = /\/(?:JavaScript|JS|Launch|RichMedia)(?![A-Za-z0-9])/;
const mostUnpacked = 32 * 1024 * 1024;

/** Any letter of a name may be written by its number: `/J#53` is `/JS`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const runs = (text: string): boolean => running.test(plainNames(text));

const unpacked = (packed: Buffer, most: number): string =>
  inflateSync(packed, {
    maxOutputLength: most,
    finishFlush: constants.Z_SYNC_FLUSH,
  }).toString('latin1');

/** Texts between streams, and those packed in streams of objects; pictures and fonts are left out. */
const objectTexts = function* (content: Buffer): Generator<string> {
  const text = content.toString('latin1');
  const begins = /\bstream\r?\n/g;
  let from = 0;
  let left = mostUnpacked;
  for (let found = begins.exec(text); found; found = begins.exec(text)) {
    const outside = text.slice(from, found.index);
    yield outside;
    const end = text.indexOf('endstream', begins.lastIndex);
    from = end < 0 ? text.length : end;
    const own = plainNames(outside.slice(outside.lastIndexOf(' obj')));
    if (/\/ObjStm\b/.test(own)) {
      const objects = unpacked(content.subarray(begins.lastIndex, from), left);
      left -= objects.length;
      yield objects;
    }
    begins.lastIndex = from;
  }
  yield text.slice(from);
};

/**
 * Whether a pdf would run something where it is opened.
 * @throws Error when its objects cannot be read, as in one that is protected.
 */
export const runsSomething = (pdf: Buffer): boolean => {
  for (const text of objectTexts(pdf)) if (runs(text)) return true;
  return false;
};
