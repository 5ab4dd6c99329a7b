import type { Page } from '@playwright/test';
import { callApi } from './call-api';

export const post = async <T>(page: Page, path: string, body: object): Promise<T> => {
  const answer = await callApi(page, path, { method: 'POST', body });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
};

export const isoDay = (after: number): string =>
  new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
