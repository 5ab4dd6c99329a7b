import type { Page } from '@playwright/test';
import { readData } from './call-api';

export const createDeployToken = async (page: Page, remote: string): Promise<string> => {
  const { id } = await readData<{ id: number }>(page, '/api/v1/service-token', {
    method: 'POST',
    body: { name: `Pipeline of ${remote}`, rights: ['remotes:deploy'], remote },
  });
  const secret = `/api/v1/service-token/${id}/secret`;
  return (await readData<{ token: string }>(page, secret, { method: 'POST' })).token;
};
