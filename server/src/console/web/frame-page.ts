import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Config } from '../../platform/config';
import { AppError } from '../../platform/errors';
import { unlistedOriginMessage } from '../../platform/http/foreign-hosts';
import { html, type Html } from '../../platform/pages/html';
import { renderPageHead } from '../../platform/pages/page-head';

const FrameQuery = Type.Object({
  for: Type.String({ maxLength: 40 }),
});

const baseStyles = html`body{margin:0;font:14px/20px system-ui,sans-serif}`;

const renderFramePage = async (hosts: string, nonce: string): Promise<Html> => {
  const head = await renderPageHead({
    title: 'Part of the hiring console',
    nonce,
    styles: baseStyles,
    more: html`<script type="module" src="/embed/frame.js"></script>`,
  });
  return html`<!doctype html>
    <html lang="en">
      ${head}
      <body data-hosts="${hosts}"></body>
    </html>`;
};

/** Only pages of the given listed app may embed this page. */
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
      if (!hosts) throw new AppError('FOREIGN_ORIGIN', { message: unlistedOriginMessage });
      const policy = String(reply.raw.getHeader('content-security-policy'));
      reply.raw.setHeader(
        'content-security-policy',
        policy.replace("frame-ancestors 'none'", `frame-ancestors ${hosts}`),
      );
      // `x-frame-options` cannot list origins; browsers use `frame-ancestors` instead.
      reply.raw.removeHeader('x-frame-options');
      return reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send((await renderFramePage(hosts, reply.cspNonce.style)).text);
    },
  );
};
