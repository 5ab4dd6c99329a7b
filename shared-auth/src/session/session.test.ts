import { parseSession } from './session';

const full = { selfToken: 'self', appToken: 'app', ssoToken: 'sso', authType: 'self' };

test.each([
  ['self with self and app token', { ...full, ssoToken: '' }, true],
  ['self without app token', { ...full, appToken: '' }, false],
  ['self without self token', { ...full, selfToken: '' }, false],
  ['sso with self and sso token', { ...full, authType: 'sso', appToken: '' }, true],
  ['sso without sso token', { ...full, authType: 'sso', ssoToken: '' }, false],
  ['sso without self token', { ...full, authType: 'sso', selfToken: '' }, false],
  ['another type', { ...full, authType: 'other' }, false],
  ['no type', { selfToken: 'self', appToken: 'app' }, false],
  ['tokens that are not text', { ...full, selfToken: 1 }, false],
  ['nothing', null, false],
  ['text', 'self', false],
])('only a complete login counts as a session: %s', (_, value, valid) => {
  expect(parseSession(value) !== undefined).toBe(valid);
});
