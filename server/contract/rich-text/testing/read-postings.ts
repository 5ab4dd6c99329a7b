import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type Posting = readonly [name: string, sent: string, stored: string];

const folder = resolve('server/contract/rich-text/testing/postings');

const postingOf = (text: string): Posting => {
  const [head = '', stored = ''] = text.split('\n--- stored\n');
  const [name = '', ...sent] = head.split('\n');
  return [name, sent.join('\n'), stored.trimEnd().replaceAll('\n', '')];
};

export const readPostings = (): Posting[] =>
  readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8').split(/^=== /m).slice(1).map(postingOf),
  );
