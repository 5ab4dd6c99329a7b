import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';
import { registerLogin } from './login-routes';
import { registerProfile } from './profile-routes';
import type { AccountService } from './service';
import { registerSetup } from './setup-routes';
import { registerTokens } from './token-routes';

const callsPerMinute = 600;

/** The account service, at `/account`. */
export const registerAccount = (app: FastifyInstance, service: AccountService): void => {
  void app.register(async (room) => {
    await room.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new AppError('TOO_MANY'),
    });
    registerLogin(room, service);
    registerTokens(room, service);
    registerSetup(room, service);
    registerProfile(room, service);
  });
};
