import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../http/client-address';
import { deviceNoteOf } from './browser-cookies';
import { readNote } from './known-browser';
import { registerLogin } from './login-routes';
import { registerLogout } from './logout-routes';
import { registerProfile } from './profile-routes';
import type { AccountService } from './service';
import { registerSetup } from './setup-routes';
import { registerTokens } from './token-routes';
import { tooMany } from './too-many';

const callsPerMinute = 600;

/** The account service, at `/account`. */
export const registerAccount = (app: FastifyInstance, service: AccountService): void => {
  void app.register(async (room) => {
    await room.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: '1 minute',
      // Colleagues share an address; a browser in which one of them has signed in counts for itself.
      keyGenerator: (request) =>
        readNote(deviceNoteOf(request), service.keys)?.id ?? networkOf(request.ip),
      errorResponseBuilder: (_, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
    });
    registerLogin(room, service);
    registerLogout(room, service);
    registerTokens(room, service);
    registerSetup(room, service);
    registerProfile(room, service);
  });
};
