import { utils, write } from 'cfb';

/** A .doc file of two pieces, as Word writes one that was edited: one byte a letter, then two. */
export const createDocWithText = (narrow: string, wide: string): Buffer => {
  const begin = 1_024;
  const first = Buffer.from(narrow, 'latin1');
  const second = Buffer.from(wide, 'utf16le');
  const main = Buffer.alloc(6_000);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 0x0a);
  first.copy(main, begin);
  second.copy(main, begin + 2_048);
  const clx = Buffer.alloc(5 + 3 * 4 + 2 * 8);
  clx.writeUInt8(2, 0);
  clx.writeUInt32LE(clx.length - 5, 1);
  clx.writeUInt32LE(narrow.length, 9);
  clx.writeUInt32LE(narrow.length + wide.length, 13);
  clx.writeUInt32LE(((begin * 2) | 0x4000_0000) >>> 0, 17 + 2);
  clx.writeUInt32LE(begin + 2_048, 25 + 2);
  main.writeUInt32LE(64, 0x01a2);
  main.writeUInt32LE(clx.length, 0x01a6);
  const file = utils.cfb_new();
  utils.cfb_add(file, '/WordDocument', main);
  utils.cfb_add(file, '/1Table', Buffer.concat([Buffer.alloc(64), clx, Buffer.alloc(5_000)]));
  return Buffer.from(write(file, { type: 'buffer' }) as Uint8Array);
};
