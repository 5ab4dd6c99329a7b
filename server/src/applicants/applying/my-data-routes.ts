import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { Type, type Static } from 'typebox';
import type { ServerDependencies } from '../../platform/domain';
import { toNetworkAddress } from '../../platform/http/client-address';
import { companyTimeZone } from '../../platform/lists/company-zone';
import { renderMyDataPage } from './page/my-data-page';
import { createApplicantPageSender } from './page/page-sender';
import { readApplicantData, type LocalizedApplicantData } from './read-applicant-data';
import type { SendingLimits } from './sending-limit';
import { findLinkedApplication } from './status-links';
import { applicantTexts } from './texts/applicant-texts';

const Params = Type.Object({ token: Type.String({ maxLength: 100 }) });
type Params = Static<typeof Params>;

const path = '/careers/my/:token/data';

/** Shows all stored data of an application to everybody who has the link to its status page. */
export const registerMyData = (
  app: FastifyInstance,
  parts: ServerDependencies,
  limits: SendingLimits,
): void => {
  const { db } = parts;
  const pages = createApplicantPageSender(parts);
  const options = {
    helmet: false as const,
    schema: { params: Params, hide: true },
    errorHandler: pages.answerFailure(({ token }: Params) => pages.toPath(`/my/${token}`)),
  };

  const read = async ({
    ip,
    params,
  }: FastifyRequest<{ Params: Params }>): Promise<LocalizedApplicantData | undefined> => {
    limits.assertMayRead(toNetworkAddress(ip));
    const id = await findLinkedApplication(db, params.token);
    return id === undefined ? undefined : readApplicantData(db, id);
  };

  app.get<{ Params: Params }>(path, options, async (request, reply) => {
    const found = await read(request);
    if (!found) return pages.sendUnknown(reply);
    const { data, language } = found;
    const texts = applicantTexts[language];
    const zone = await db.one<{ timeZone: string }>(sql`select ${companyTimeZone} as "timeZone"`);
    const own = pages.toPath(`/my/${request.params.token}`);
    const timeZone = zone?.timeZone ?? 'UTC';
    const body = renderMyDataPage({ data, language, texts, timeZone, path: own });
    return pages.send(reply, { language, title: texts.myData.heading, body });
  });

  app.get<{ Params: Params }>(`${path}.json`, options, async (request, reply) => {
    const found = await read(request);
    if (!found) return pages.sendUnknown(reply);
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-disposition': 'attachment; filename="my-data.json"',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(found.data, null, 2));
  });
};
