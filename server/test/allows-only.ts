import type { LightMyRequestResponse } from 'fastify';
import { roles, type Role } from '../contract/permission';
import type { Caller, TestServer } from './server';

export const itAllowsOnly = (
  server: () => TestServer,
  deed: string,
  allowed: readonly Role[],
  call: (person: Caller) => Promise<LightMyRequestResponse>,
): void => {
  it.each(roles)(`whether a %s is permitted or refused: ${deed}`, async (role) => {
    const { statusCode } = await call(await server().signInAs(role));
    expect(statusCode).toBe(allowed.includes(role) ? 200 : 403);
  });
};
