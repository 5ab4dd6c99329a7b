import { importPKCS8, SignJWT } from 'jose';
import { Type } from 'typebox';
import Value from 'typebox/value';
import type { MailOAuth } from '../config-mail-oauth';
import { MailTokenError } from './describe-mail-failure.rule';

const requestMilliseconds = 15_000;
/**
 * Share of its validity after which a token is replaced, so that none expires between sign-in and sending.
 */
const usedPart = 0.9;

const maxAnswerLength = 20_000;
const maxReasonLength = 300;

export interface MailToken {
  token: string;
  /** Time after which the token is replaced, in milliseconds since 1970. */
  staleAt: number;
}

export interface MailTokens {
  get(user: string): Promise<MailToken>;
  /** Makes the next call request a new token, since a sign-in with the current one failed. */
  forget(user: string): void;
}

const TokenAnswer = Type.Object({
  access_token: Type.String({ minLength: 1 }),
  expires_in: Type.Optional(Type.Number()),
});
const TokenRefusal = Type.Object({
  error: Type.String(),
  error_description: Type.Optional(Type.String()),
});

const createForm = async (oauth: MailOAuth, user: string): Promise<URLSearchParams> => {
  const { tokenAddress, scope } = oauth;
  if ('clientId' in oauth)
    return new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: oauth.clientId,
      client_secret: oauth.clientSecret,
      scope,
    });
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(oauth.account)
    .setSubject(user)
    .setAudience(tokenAddress)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importPKCS8(oauth.privateKey, 'RS256'));
  return new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion,
  });
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const requestToken = async (oauth: MailOAuth, user: string): Promise<MailToken> => {
  const response = await fetch(oauth.tokenAddress, {
    method: 'POST',
    body: await createForm(oauth, user),
    redirect: 'error',
    signal: AbortSignal.timeout(requestMilliseconds),
  });
  const answer = parseJson((await response.text()).slice(0, maxAnswerLength));
  if (response.ok && Value.Check(TokenAnswer, answer)) {
    const { access_token: token, expires_in: seconds = 3600 } = answer;
    return { token, staleAt: Date.now() + seconds * 1000 * usedPart };
  }
  const { error, error_description: description = '' } = Value.Check(TokenRefusal, answer)
    ? answer
    : { error: `status ${response.status}` };
  throw new MailTokenError(`${error} ${description}`.trim().slice(0, maxReasonLength));
};

/** Access tokens for mail, by client credentials. Concurrent callers share one request. */
export const createMailTokens = (oauth: MailOAuth): MailTokens => {
  const stored = new Map<string, MailToken>();
  const requests = new Map<string, Promise<MailToken>>();
  const request = async (user: string): Promise<MailToken> => {
    try {
      const token = await requestToken(oauth, user);
      stored.set(user, token);
      return token;
    } catch (error) {
      if (error instanceof MailTokenError) throw error;
      const { hostname } = new URL(oauth.tokenAddress);
      throw new MailTokenError(`${hostname} did not answer`, { cause: error });
    } finally {
      requests.delete(user);
    }
  };
  return {
    get: async (user) => {
      const token = stored.get(user);
      if (token && token.staleAt > Date.now()) return token;
      const begun = requests.get(user) ?? request(user);
      requests.set(user, begun);
      return begun;
    },
    forget: (user) => void stored.delete(user),
  };
};
