import type { KeyRing, SigningKey } from './key-ring';
import { createAccessTokens } from './token';

const claims = { userId: 7, sessionId: 'session', app: 'console' };

const keyOf = (id: string, takesTokens = true): SigningKey => ({
  ...{ id, takesTokens },
  tokenKey: `token key of ${id}, which is long enough to sign with`,
  hashKey: `hash key of ${id}`,
});

/** A key ring whose keys can be replaced. */
const ringOf = (...keys: SigningKey[]): KeyRing & { keys: SigningKey[] } => {
  const ring = {
    keys,
    current: () => ring.keys[0] ?? keyOf('none'),
    all: () => ring.keys,
  };
  return ring;
};

afterEach(() => jest.useRealTimers());

test('a token yields its signed claims each time it is verified', () => {
  const tokens = createAccessTokens(ringOf(keyOf('one')));
  const token = tokens.sign(claims);
  for (let call = 0; call < 2; call += 1) expect(tokens.verify(token)).toMatchObject(claims);
});

test('a token that was accepted before is refused as soon as it has expired', () => {
  jest.useFakeTimers({ now: 1_800_000_000_000 });
  const tokens = createAccessTokens(ringOf(keyOf('one')));
  const token = tokens.sign({ ...claims, expiresAt: 1_800_000_060 });
  jest.setSystemTime(1_800_000_060_000);
  expect(tokens.verify(token)).toMatchObject(claims);
  jest.setSystemTime(1_800_000_060_001);
  expect(tokens.verify(token)).toBeUndefined();
});

test('a token that was accepted before is refused once its key is no longer accepted', () => {
  const ring = ringOf(keyOf('one'));
  const tokens = createAccessTokens(ring);
  const token = tokens.sign(claims);
  expect(tokens.verify(token)).toMatchObject(claims);
  ring.keys = [keyOf('two'), keyOf('one')];
  expect(tokens.verify(token)).toMatchObject(claims);
  ring.keys = [keyOf('two'), keyOf('one', false)];
  expect(tokens.verify(token)).toBeUndefined();
});

test('a token that is changed, or signed by another key, is refused', () => {
  const tokens = createAccessTokens(ringOf(keyOf('one')));
  const token = tokens.sign(claims);
  const stranger = createAccessTokens(
    ringOf({ ...keyOf('one'), tokenKey: 'a key of somebody else, long enough' }),
  );
  expect(tokens.verify(stranger.sign(claims))).toBeUndefined();
  expect(tokens.verify(token)).toMatchObject(claims);
  expect(tokens.verify(`${token.slice(0, -2)}AA`)).toBeUndefined();
  for (const text of ['', 'a.b.c', token.split('.').slice(0, 2).join('.'), `${token}.`])
    expect(tokens.verify(text)).toBeUndefined();
});
