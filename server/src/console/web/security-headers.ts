import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../platform/config';
import type { Database } from '../../platform/db/database';
import { createPictureOrigins } from './picture-origins';

const toOrigins = (address: string): string[] => (address ? [new URL(address).origin] : []);

/** Origins of sockets: CSP needs the `ws` scheme for other origins; `'self'` covers the page's own. */
const toSocketOrigins = (address: string): string[] =>
  toOrigins(address).map((origin) => origin.replace(/^http/, 'ws'));

export const securityHeadersPlugin = plugin(
  async (app: FastifyInstance, { config, db }: { config: Config; db: Database }) => {
    const pictures = createPictureOrigins(db);
    // Only HTML pages of the console need the pictures' origins, which are read for these requests alone.
    app.addHook('onRequest', ({ headers, url }, _reply, done) => {
      if (!headers.accept?.includes('text/html') || url.startsWith('/careers')) return done();
      pictures.refresh().then(() => done(), done);
    });
    const apis = [config.apiUrl, config.gatewayUrl, config.userInfoUrl].flatMap(toOrigins);
    const account = config.accountUrl.startsWith('/') ? [] : toOrigins(config.accountUrl);
    const hosts = config.embeddingApps.map(({ origin }) => origin);
    // Only the full path is allowed, since the origin may have files of other owners too.
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
          // Pictures load only from origins in the console's records.
          imgSrc: ["'self'", 'data:', ...files, ...local, () => pictures.current().join(' ')],
          fontSrc: ["'self'", ...files, ...local],
          connectSrc: [
            "'self'",
            ...files,
            ...local,
            ...new Set([...apis, ...account, ...toSocketOrigins(config.apiUrl)]),
          ],
          objectSrc: ["'none'"],
          // The console fetches a resume and shows it in a frame as a blob.
          frameSrc: ['blob:'],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          // Browsers apply this list to a form's redirects too, so it includes the callback origins.
          formAction: ["'self'", ...config.callbackOrigins, ...hosts],
        },
      },
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
      crossOriginEmbedderPolicy: false,
      // Without this header, pages of other origins can load these files too.
      crossOriginResourcePolicy: hosts.length > 0 && { policy: 'cross-origin' },
    });
  },
);
