import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { createPictureOrigins } from './picture-origins';

const originOf = (address: string): string[] => (address ? [new URL(address).origin] : []);

/** A socket to another origin has to be named by its own scheme; `'self'` covers both. */
const socketOf = (address: string): string[] =>
  originOf(address).map((origin) => origin.replace(/^http/, 'ws'));

/** Policy of every answer: own scripts only, styles by the page's nonce, framed by nobody. */
export const securityHeaders = plugin(
  async (app: FastifyInstance, { config, db }: { config: Config; db: Database }) => {
    const pictures = createPictureOrigins(db);
    // Only a page shows pictures.
    app.addHook('onRequest', ({ headers }, _reply, done) => {
      if (!headers.accept?.includes('text/html')) return done();
      pictures.refresh().then(() => done(), done);
    });
    const apis = [config.apiUrl, config.gatewayUrl, config.userInfoUrl].flatMap(originOf);
    const account = config.accountUrl.startsWith('/') ? [] : originOf(config.accountUrl);
    const hosts = config.embeddingApps.map(({ origin }) => origin);
    // Held to its whole path, for others may have files at the same origin.
    const files = config.filesUrl ? [`${config.filesUrl}/`] : [];
    const local = config.localRemotes ? ['http://127.0.0.1:*'] : [];
    await app.register(helmet, {
      enableCSPNonces: true,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", ...files, ...local],
          styleSrc: ["'self'"],
          // An address of somebody else's is loaded by nobody.
          imgSrc: ["'self'", 'data:', ...files, ...local, () => pictures.current().join(' ')],
          fontSrc: ["'self'", ...files, ...local],
          connectSrc: [
            "'self'",
            ...files,
            ...local,
            ...new Set([...apis, ...account, ...socketOf(config.apiUrl)]),
          ],
          objectSrc: ["'none'"],
          // A resume is fetched by the page and shown in a frame of its own.
          frameSrc: ['blob:'],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          // Browsers hold a form's redirect to this list too, so it has the origins to come back to.
          formAction: ["'self'", ...config.callbackOrigins, ...hosts],
        },
      },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
      crossOriginEmbedderPolicy: false,
      // Where it is left out a page may load these files too, unless it says that it takes no other.
      crossOriginResourcePolicy: hosts.length > 0 && { policy: 'cross-origin' },
    });
  },
);
