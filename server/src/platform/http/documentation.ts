import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { TSchema } from 'typebox';
import { describeBodySchema } from './describe-body';

declare module 'fastify' {
  interface FastifyContextConfig {
    jsonType?: string;
  }
}

export const apiDocumentationPlugin = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    hideUntagged: true,
    transform: ({ schema, url, route }) => {
      const { body, ...rest } = schema;
      const { takesMultipart = false, body: whole = body, jsonType } = route.config ?? {};
      const documented = whole
        ? describeBodySchema(whole as TSchema, takesMultipart, jsonType)
        : undefined;
      return { url, schema: { ...rest, ...(documented && { body: documented }) } };
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hiring console',
        version: '1',
        description: 'Answers carry `data`, lists also `meta`; failures carry `error`.',
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The access token of a person who is signed in; `app` goes with it.',
          },
          serviceToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'hct_…',
            description: 'A service token of General Settings, for another system; without `app`.',
          },
        },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    indexPrefix: '',
    uiConfig: { url: '/api/openapi.json', deepLinking: true },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => {
    void reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
});
