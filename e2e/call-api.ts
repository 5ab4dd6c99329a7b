import type { Page } from '@playwright/test';
import { readStoredSession } from './session';

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  query?: Record<string, string | number>;
  body?: unknown;
  file?: Record<string, SentFile>;
  headers?: Record<string, string>;
}

export const callApi = async (
  page: Page,
  path: string,
  { method = 'GET', query = {}, body, file, headers = {} }: CallOptions = {},
) => {
  const session = await readStoredSession(page);
  return page.request.fetch(new URL(path, page.url()).href, {
    method,
    params: { app: session?.appToken ?? '', ...query },
    headers: { authorization: `Bearer ${session?.selfToken}`, ...headers },
    ...(body !== undefined && { data: body }),
    ...(file && { multipart: file }),
  });
};

export const readData = async <T>(page: Page, path: string, options?: CallOptions): Promise<T> => {
  const answer = await callApi(page, path, options);
  return ((await answer.json()) as { data: T }).data;
};
