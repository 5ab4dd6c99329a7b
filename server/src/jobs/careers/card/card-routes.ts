import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { One } from '../../../../contract/answer';
import { LinkCard, LinkCardQuery } from '../../../../contract/jobs/careers/link-card';
import { getLinkCard } from '../../../../contract/jobs/careers/link-card.calls';
import { AppError } from '../../../platform/errors';
import { toNetworkAddress } from '../../../platform/http/client-address';
import { route } from '../../../platform/http/route';
import type { FileStorage } from '../../../platform/files/storage/storage';
import { createRateLimit } from '../../../platform/realtime/rate-limit';
import type { CareersSite } from '../careers-site';
import { findJobBySlug } from '../find-job-by-slug';
import { toShareCard } from './card';
import { createShareCardCache } from './card-memory';

const Params = Type.Object({ slug: Type.String({ maxLength: 300, pattern: '\\.png$' }) });

/** Maximum of requests from one network; sites that show shared links cache the pictures. */
const cardsPerMinute = 120;

/** Registers the picture that shared links to a job show if the job has no picture of its own. */
export const registerCards = (
  app: FastifyInstance,
  { db, send, redirectHome, readContent }: CareersSite,
  storage: FileStorage,
): void => {
  const readCard = createShareCardCache(storage);
  const mayRead = createRateLimit(cardsPerMinute, 60_000);

  app.get<{ Params: Static<typeof Params> }>(
    '/careers/cards/:slug',
    { helmet: false, compress: false, schema: { params: Params, hide: true } },
    async (request, reply) => {
      if (redirectHome(request, reply)) return reply;
      const slug = request.params.slug.slice(0, -'.png'.length);
      return send(request, reply, `card ${slug}`, async ({ company }) => {
        if (!mayRead(toNetworkAddress(request.ip))) throw new AppError('TOO_MANY');
        const job = await findJobBySlug(db, slug);
        const card = job?.isLive && toShareCard(job.title ?? '', company);
        if (!card) throw new AppError('NO_SUCH_ADDRESS');
        return {
          status: 200,
          headers: {
            'content-type': 'image/png',
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
            'cross-origin-resource-policy': 'cross-origin',
          },
          body: await readCard(card),
        };
      });
    },
  );

  route(
    app,
    getLinkCard,
    {
      schemas: { query: LinkCardQuery, reply: One(LinkCard) },
      access: 'job:edit',
      tag: 'Careers',
      summary: 'The picture that shared links of a job of this title have.',
    },
    async ({ query: { title } }) => {
      const { company } = await readContent();
      const card = toShareCard(title, company);
      const picture = card && (await readCard(card));
      return {
        data: { image: picture ? `data:image/png;base64,${picture.toString('base64')}` : null },
      };
    },
  );
};
