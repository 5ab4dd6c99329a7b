import type { LightMyRequestResponse } from 'fastify';
import { roles, type Role } from '../contract/permission';
import type { Caller, TestServer } from './server';

/** A test for each role: the call of a new person of it is answered 200 if the role is named, else 403. */
export const itAllowsOnly = (
  server: () => TestServer,
  deed: string,
  allowed: readonly Role[],
  call: (person: Caller) => Promise<LightMyRequestResponse>,
): void => {
  it.each(roles)(`${deed}, asked by a %s`, async (role) => {
    const { statusCode } = await call(await server().signInAs(role));
    expect(statusCode).toBe(allowed.includes(role) ? 200 : 403);
  });
};
