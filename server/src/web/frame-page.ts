import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Config } from '../config';
import { AppError } from '../errors';
import { notListed } from '../http/foreign-hosts';
import { consoleFont, fontFace } from './console-font';
import { html, type Html } from './html';

const FrameQuery = Type.Object({
  /** Id of the app whose pages show this one in a frame. */
  for: Type.String({ maxLength: 40 }),
});

const quiet = html`body{margin:0;font:14px/20px system-ui,sans-serif}`;

const page = (hosts: string, nonce: string, font: string | undefined): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Part of the hiring console</title>
        <style nonce="${nonce}">
          ${font ? fontFace(font) : undefined}${quiet}
        </style>
        <script type="module" src="/embed/frame.js"></script>
      </head>
      <body data-hosts="${hosts}"></body>
    </html>`;

/** The page that shows a part of the console in a frame: to the pages of one listed app, and to no others. */
export const registerFramePage = (
  app: FastifyInstance,
  { embeddingApps }: Pick<Config, 'embeddingApps'>,
): void => {
  app.get<{ Querystring: Static<typeof FrameQuery> }>(
    '/embed/frame',
    { schema: { querystring: FrameQuery, hide: true } },
    async ({ query }, reply) => {
      const hosts = embeddingApps
        .filter(({ app: id }) => id === query.for)
        .map(({ origin }) => origin)
        .join(' ');
      if (!hosts) throw new AppError('FOREIGN_ORIGIN', { message: notListed });
      const policy = String(reply.raw.getHeader('content-security-policy'));
      reply.raw.setHeader(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", `frame-ancestors ${hosts}`),
      );
      // It knows no list, and browsers that know the policy do without it.
      reply.raw.removeHeader('x-frame-options');
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(hosts, reply.cspNonce.style, await consoleFont()).text);
    },
  );
};
