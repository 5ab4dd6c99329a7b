import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import type { DirectoryKind } from '../../../contract/company/directory/directory-constants';
import {
  DirectoryImport,
  type DirectoryImportForm,
} from '../../../contract/company/directory/directory-import';
import type { UpsertAnswer } from '../../../contract/company/directory/directory-upsert';
import type { Caller } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';

type ReadingOptions = Partial<Omit<DirectoryImportForm, 'file' | 'columns'>>;

export const directoryFiles = (caller: () => Caller) => {
  const post = async (
    kind: DirectoryKind,
    content: string | Buffer,
    columns: string[] = [],
    options: ReadingOptions = {},
  ) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), `${kind}.csv`);
    for (const name of columns) form.append('columns', name);
    for (const [name, values] of Object.entries(options))
      for (const value of [values].flat()) form.append(name, String(value));
    return caller().send('POST', `/api/v1/directory/${kind}/import`, await toMultipart(form));
  };
  const preview = async (
    kind: DirectoryKind,
    content: string | Buffer,
    columns?: string[],
    options?: ReadingOptions,
  ): Promise<DirectoryImport> => {
    const answer = await post(kind, content, columns, options);
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(One(DirectoryImport), answer.json())]).toEqual([]);
    return answer.json().data;
  };
  const run = async (kind: DirectoryKind, { records }: DirectoryImport, part = 1_000) => {
    const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 };
    for (let from = 0; from < records.length; from += part) {
      const payload = { records: records.slice(from, from + part).map(({ record }) => record) };
      const answer = await caller().send('PUT', `/api/v1/directory/${kind}`, { payload });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      const { data } = answer.json() as { data: UpsertAnswer };
      for (const { outcome } of data.results) counts[outcome] += 1;
    }
    return counts;
  };
  const bring = async (kind: DirectoryKind, content: string | Buffer) =>
    run(kind, await preview(kind, content));
  return { post, preview, run, bring };
};
