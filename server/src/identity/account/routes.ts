import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashSecret } from '../../platform/access/secret-hash';
import { toNetworkAddress } from '../../platform/http/client-address';
import { createSharedLimit } from '../../platform/http/shared-limit';
import { readDeviceCookie } from './browser-cookies';
import { parseBrowserNote } from './known-browser';
import { registerHandOverCalls } from './hand-over-calls';
import { registerHandOverPage } from './hand-over-page';
import { registerForgottenPassword } from './forgot-routes';
import { registerInvitation } from './invitation-routes';
import { registerLogin } from './login-routes';
import { registerLogout } from './logout-routes';
import { registerNotices } from './notice-routes';
import { registerProfile } from './profile-routes';
import type { AccountService } from './account-service';
import { registerSetup } from './setup-routes';
import { registerTokens } from './token-routes';
import { createTooManyAttemptsError } from './too-many-attempts';
import { registerUnsubscribe } from './unsubscribe-routes';

const maxCallsPerMinute = 600;

export const registerAccount = (
  app: FastifyInstance,
  service: AccountService,
  more: readonly ((room: FastifyInstance, service: AccountService) => void)[] = [],
): void => {
  const { db, keys } = service;
  void app.register(async (room) => {
    // Key for attempts: users may share an IP address, so a browser with an earlier sign-in has a
    // limit of its own.
    const callerOf = (request: FastifyRequest): string =>
      parseBrowserNote(readDeviceCookie(request), keys)?.id ?? toNetworkAddress(request.ip);
    const secondsToWait = createSharedLimit({
      db,
      most: maxCallsPerMinute,
      milliseconds: 60_000,
      hash: (text) => hashSecret(`account ${text}`, keys),
      failed: (error) => app.log.warn({ err: error }, 'Calls were not counted with other servers'),
    });
    room.addHook('onRequest', async (request) => {
      const seconds = secondsToWait(callerOf(request));
      if (seconds > 0) throw createTooManyAttemptsError(seconds);
    });
    registerLogin(room, service);
    registerLogout(room, service);
    registerTokens(room, service);
    registerHandOverPage(room, service);
    registerHandOverCalls(room, service);
    registerSetup(room, service);
    registerInvitation(room, service);
    registerForgottenPassword(room, service);
    registerProfile(room, service);
    registerUnsubscribe(room, service);
    registerNotices(room, service);
    for (const register of more) register(room, service);
  });
};
