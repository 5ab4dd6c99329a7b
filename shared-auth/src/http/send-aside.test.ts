import { call } from 'server/contract/call';
import { forgetStoredSession, storeSession } from '../session/stored-session';
import { sendAside } from './send-aside';

const anyCall = call<{ body: { words: string }; reply: object }>('POST', '/api/v1/tell', {
  changes: [],
});
const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const real = globalThis.fetch;
beforeEach(() => {
  fetched.mockReset().mockRejectedValue(new TypeError('No network'));
  globalThis.fetch = fetched;
});
afterAll(() => {
  globalThis.fetch = real;
});
afterEach(forgetStoredSession);

it('a background report is sent with the session, survives leaving the page, and fails silently', async () => {
  storeSession({ selfToken: 'self', appToken: 'an app', authType: 'self', ssoToken: '' });
  sendAside(anyCall, { words: 'hello' });
  await Promise.resolve();
  const [address, options] = fetched.mock.calls[0] ?? [];
  expect(address).toContain('/api/v1/tell?app=an%20app');
  expect(options).toMatchObject({
    method: 'POST',
    keepalive: true,
    headers: { authorization: 'Bearer self' },
    body: '{"words":"hello"}',
  });
});

it('without a session no report is sent', () => {
  sendAside(anyCall, { words: 'hello' });
  expect(fetched).not.toHaveBeenCalled();
});
