import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors';
import { drawFace, faceCount } from './draw-face';

export const registerFacePictures = (app: FastifyInstance): void => {
  app.get<{ Params: { face: string } }>(
    '/brand/faces/:face',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const number = Number(/^(\d{1,3})\.svg$/.exec(params.face)?.[1] ?? 0);
      if (number < 1 || number > faceCount) throw new AppError('NO_SUCH_ADDRESS');
      return reply
        .header('content-security-policy', "default-src 'none'")
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(drawFace(number));
    },
  );
};
