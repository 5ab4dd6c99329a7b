import sql from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import { hashWithAllKeys, hashSecret } from '../../platform/access/secret-hash';
import type { Db } from '../../platform/db/database';

export interface SignInRequest {
  provider: string;
  nonce: string;
  verifier: string;
  callback: string;
  /** True for an administrator's test, which opens no session. */
  isTrial: boolean;
}

/** Sign-in requests wait ten minutes for the provider's response, and belong to one browser. */
export const createSignInRequests = (db: Db, keys: KeyRing) => ({
  keep: async (
    state: string,
    browser: string,
    { provider, nonce, verifier, callback, isTrial }: SignInRequest,
  ): Promise<void> => {
    await db.run(sql`delete from sso_request where expires_at < now()`);
    await db.run(sql`
      insert into sso_request
        (state_hash, browser_hash, provider, nonce, verifier, callback, is_trial, expires_at)
      values (${hashSecret(state, keys)}, ${hashSecret(browser, keys)}, ${provider}, ${nonce}, ${verifier},
        ${callback}, ${isTrial}, now() + interval '10 minutes')`);
  },

  /** A request is valid once, and only in the browser that started it. */
  take: (state: string, browser: string): Promise<SignInRequest | undefined> =>
    db.one<SignInRequest>(sql`
      delete from sso_request
      where state_hash = any(${hashWithAllKeys(state, keys)}::text[])
        and browser_hash = any(${hashWithAllKeys(browser, keys)}::text[]) and expires_at > now()
      returning provider, nonce, verifier, callback, is_trial as "isTrial"`),
});

export type SignInRequests = ReturnType<typeof createSignInRequests>;
