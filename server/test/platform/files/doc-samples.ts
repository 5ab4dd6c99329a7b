import { utils, write } from 'cfb';

export const docOf = (streams: readonly string[] = ['WordDocument', '1Table']): Buffer => {
  const file = utils.cfb_new();
  for (const name of streams) utils.cfb_add(file, `/${name}`, Buffer.alloc(5_000, 'x'));
  return Buffer.from(write(file, { type: 'buffer' }) as Uint8Array);
};
