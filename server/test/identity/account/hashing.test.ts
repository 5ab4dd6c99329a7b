import * as argon2 from '@node-rs/argon2';
import { checkPassword, hashPassword } from '../../../src/identity/account/password';
import { createPasswordProvider } from '../../../src/identity/account/password-provider';
import { makeUser } from '../../factories';
import { startTestServer, type TestServer } from '../../server';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
const verify = jest.mocked(argon2.verify);

const costOf = (stored: unknown): string => String(stored).split('$').slice(0, 4).join('$');

let server: TestServer;
let stored: string;
beforeAll(async () => {
  server = await startTestServer();
  stored = await hashPassword('the right one');
  await makeUser(server.db, [], { userName: 'mira', passwordHash: stored });
  await makeUser(server.db, [], { userName: 'guest' });
  // The first check creates the hash that is checked where a user has none.
  await checkPassword(undefined, 'any');
});
afterAll(() => server.stop());
beforeEach(() => jest.clearAllMocks());

test.each(['mira', 'guest', 'nobody-of-this-name'])(
  'a wrong password of %s takes the same work to check, so that response times reveal no names',
  async (userName) => {
    const { identify } = createPasswordProvider(server.db, server.config);
    expect(await identify({ userName, password: 'a wrong one' })).toBeUndefined();
    expect(verify).toHaveBeenCalledTimes(1);
    expect(costOf(verify.mock.calls[0]?.[0])).toBe(costOf(stored));
    expect(argon2.hash).not.toHaveBeenCalled();
  },
);

test('two passwords are checked at once, a hundred wait, and further ones are refused with Retry-After', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  verify.mockImplementation(() => released.then(() => false));
  const begun = Array.from({ length: 102 }, () => checkPassword(stored, 'a wrong one'));
  await new Promise(setImmediate);
  expect(verify).toHaveBeenCalledTimes(2);
  await expect(checkPassword(stored, 'the right one')).rejects.toMatchObject({
    code: 'TOO_BUSY',
    retryAfter: 5,
  });
  release();
  expect(new Set(await Promise.all(begun))).toEqual(new Set([false]));
});
