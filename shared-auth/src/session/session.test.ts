import { parseSession } from './session';

const full = { selfToken: 'self', appToken: 'app', ssoToken: 'sso', authType: 'self' };

test.each([
  ['AUT-009 self with self and app token', { ...full, ssoToken: '' }, true],
  ['AUT-009 self without app token', { ...full, appToken: '' }, false],
  ['AUT-009 self without self token', { ...full, selfToken: '' }, false],
  ['AUT-008 sso with self and sso token', { ...full, authType: 'sso', appToken: '' }, true],
  ['AUT-008 sso without sso token', { ...full, authType: 'sso', ssoToken: '' }, false],
  ['AUT-008 sso without self token', { ...full, authType: 'sso', selfToken: '' }, false],
  ['AUT-010 another type', { ...full, authType: 'other' }, false],
  ['no type', { selfToken: 'self', appToken: 'app' }, false],
  ['tokens that are not text', { ...full, selfToken: 1 }, false],
  ['nothing', null, false],
  ['text', 'self', false],
])('only a complete login counts as a session: %s', (_, value, valid) => {
  expect(parseSession(value) !== undefined).toBe(valid);
});
