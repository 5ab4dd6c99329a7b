import type { SentFile } from '../../../src/platform/http/body';

/** Stands in for an inspection that never ends or uses up the memory. */
export const inspect = ({ file }: { file: SentFile }): object => {
  const kept: number[][] = [];
  while (file.name === 'slow') Math.random();
  while (file.name === 'large') kept.push(Array<number>(100_000).fill(kept.length + 0.5));
  return { found: { name: file.name, mediaType: '' } };
};
