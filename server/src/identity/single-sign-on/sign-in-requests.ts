import sql from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import { hashesOf, hashOf } from '../../platform/access/seal';
import type { Db } from '../../platform/db/database';

/** A sign-in that was begun: what its answer has to match, and where the person wants to go. */
export interface SignInRequest {
  provider: string;
  nonce: string;
  verifier: string;
  callback: string;
  /** It is to say what came, and to sign nobody in. */
  isTrial: boolean;
}

/** Sign-ins that wait for a provider's answer, ten minutes long. Each is bound to its browser. */
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
      values (${hashOf(state, keys)}, ${hashOf(browser, keys)}, ${provider}, ${nonce}, ${verifier},
        ${callback}, ${isTrial}, now() + interval '10 minutes')`);
  },

  /** Takes a request once, in the browser that began it. */
  take: (state: string, browser: string): Promise<SignInRequest | undefined> =>
    db.one<SignInRequest>(sql`
      delete from sso_request
      where state_hash = any(${hashesOf(state, keys)}::text[])
        and browser_hash = any(${hashesOf(browser, keys)}::text[]) and expires_at > now()
      returning provider, nonce, verifier, callback, is_trial as "isTrial"`),
});

export type SignInRequests = ReturnType<typeof createSignInRequests>;
