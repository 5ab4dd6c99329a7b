import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashOf } from '../../platform/access/seal';
import { networkOf } from '../../platform/http/client-address';
import { createSharedLimit } from '../../platform/http/shared-limit';
import { deviceNoteOf } from './browser-cookies';
import { readNote } from './known-browser';
import { registerHandOverCalls } from './hand-over-calls';
import { registerHandOverPage } from './hand-over-page';
import { registerInvitation } from './invitation-routes';
import { registerLogin } from './login-routes';
import { registerLogout } from './logout-routes';
import { registerProfile } from './profile-routes';
import type { AccountService } from './service';
import { registerSetup } from './setup-routes';
import { registerTokens } from './token-routes';
import { tooMany } from './too-many';

const callsPerMinute = 600;

export const registerAccount = (
  app: FastifyInstance,
  service: AccountService,
  more: readonly ((room: FastifyInstance, service: AccountService) => void)[] = [],
): void => {
  const { db, keys } = service;
  void app.register(async (room) => {
    // Users may share an IP address, so a browser with an earlier sign-in has its own limit.
    const callerOf = (request: FastifyRequest): string =>
      readNote(deviceNoteOf(request), keys)?.id ?? networkOf(request.ip);
    const secondsToWait = createSharedLimit({
      db,
      most: callsPerMinute,
      milliseconds: 60_000,
      hash: (text) => hashOf(`account ${text}`, keys),
      failed: (error) => app.log.warn({ err: error }, 'Calls were not counted with other servers'),
    });
    room.addHook('onRequest', async (request) => {
      const seconds = secondsToWait(callerOf(request));
      if (seconds > 0) throw tooMany(seconds);
    });
    registerLogin(room, service);
    registerLogout(room, service);
    registerTokens(room, service);
    registerHandOverPage(room, service);
    registerHandOverCalls(room, service);
    registerSetup(room, service);
    registerInvitation(room, service);
    registerProfile(room, service);
    for (const register of more) register(room, service);
  });
};
