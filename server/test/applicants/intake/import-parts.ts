import { setTimeout as sleep } from 'node:timers/promises';
import Value from 'typebox/value';
import type { CsvReadingOptions } from '../../../contract/platform/files/csv-file';
import {
  ApplicationImport,
  ImportForecast,
} from '../../../contract/applicants/intake/application-import';
import type { Caller } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';

export const importSteps = (caller: () => Caller) => {
  const post = async (
    content: string | Buffer,
    by = caller(),
    name = 'people.csv',
    reading: CsvReadingOptions = {},
  ) => {
    const form = new FormData();
    for (const [field, value] of Object.entries(reading)) form.append(field, String(value));
    form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return by.send('POST', '/api/v1/application-import', await toMultipart(form));
  };
  const upload = async (
    content: string | Buffer,
    by = caller(),
    reading?: CsvReadingOptions,
  ): Promise<ApplicationImport> => {
    const answer = await post(content, by, undefined, reading);
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(ApplicationImport, answer.json().data)]).toEqual([]);
    return answer.json().data;
  };
  const forecast = async (id: number, payload: object, by = caller()): Promise<ImportForecast> => {
    const answer = await by.send('POST', `/api/v1/application-import/${id}/dry-run`, { payload });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(ImportForecast, answer.json().data)]).toEqual([]);
    return answer.json().data;
  };
  const state = async (id: number): Promise<ApplicationImport> =>
    (await caller().send('GET', `/api/v1/application-import/${id}`)).json().data;
  const run = async (id: number): Promise<ApplicationImport> => {
    const answer = await caller().send('POST', `/api/v1/application-import/${id}/run`);
    expect(answer.statusCode).toBe(200);
    for (let left = 1_500; left > 0; left -= 1) {
      const now = await state(id);
      if (now.state !== 'running') return now;
      await sleep(20);
    }
    return state(id);
  };
  return { post, upload, forecast, state, run };
};
