import type { MailKind } from '../../platform/mail/mail-kind';
import type { Actors } from '../../platform/access/actors';
import type { KeyRing } from '../../platform/access/key-ring';
import type { AccessTokens } from '../../platform/access/token';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { createAttemptLimiter, type AttemptLimiter } from './attempt-limiter';
import { createDemoProvider } from './demo-provider';
import type { SetupAccess } from './first-run';
import type { IdentityProvider } from './identity-provider';
import { createPasswordProvider } from './password-provider';
import type { ProviderSessions } from './provider-sessions';
import { createSessions, type Sessions } from './sessions';

export interface AccountService {
  config: Config;
  db: Database;
  tokens: AccessTokens;
  actors: Actors;
  sessions: Sessions;
  firstRun: SetupAccess;
  password: IdentityProvider;
  providerSessions: ProviderSessions;
  /** Provider for demo people; undefined outside demo mode. */
  demo: IdentityProvider | undefined;
  attempts: AttemptLimiter;
  keys: KeyRing;
  mailKinds: readonly MailKind[];
}

export const createAccountService = (
  parts: Omit<AccountService, 'sessions' | 'password' | 'demo' | 'attempts'>,
): AccountService => ({
  ...parts,
  sessions: createSessions(parts.db, parts.keys),
  password: createPasswordProvider(parts.db, parts.config),
  demo: parts.config.mode === 'demo' ? createDemoProvider(parts.db) : undefined,
  attempts: createAttemptLimiter(parts.db, parts.keys),
});
