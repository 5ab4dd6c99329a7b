import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { One } from '../../../../contract/answer';
import { InterviewTimesOffer } from '../../../../contract/interviews/scheduling/interview-choice';
import { maxChoiceDaysAhead } from '../../../../contract/interviews/scheduling/interview-choice-constants';
import { offerInterviewTimes } from '../../../../contract/interviews/scheduling/interview-choice.calls';
import { ScheduledInterviews } from '../../../../contract/interviews/scheduling/interview';
import { createApplicantPageSender } from '../../../applicants/applying/page/page-sender';
import { createSendingLimits } from '../../../applicants/applying/sending-limit';
import { detectLanguage } from '../../../jobs/careers/page/detect-language.rule';
import type { ServerDependencies } from '../../../platform/domain';
import { toNetworkAddress } from '../../../platform/http/client-address';
import { route } from '../../../platform/http/route';
import { refreshBusyTimes, toEndOfDayAfter } from '../busy/refresh-busy';
import { renderTimesToChoose, renderChosenTime } from './choice-page';
import { choiceTexts } from './choice-texts';
import {
  scheduleChosenTime,
  findTimeChoice,
  offerTimesToChoose,
  readTimesToChoose,
} from './choices';

const Params = Type.Object({ secret: Type.String({ maxLength: 100 }) });
const Zone = Type.Optional(Type.String({ maxLength: 64 }));
const Query = Type.Object({ zone: Zone });
const Form = Type.Object({ zone: Zone, start: Type.Optional(Type.String({ maxLength: 20 })) });
type Params = Static<typeof Params>;

const path = '/careers/my/interviews/:secret';
const lastChoiceDay = (): Date => toEndOfDayAfter(new Date().toISOString(), maxChoiceDaysAhead);
const zones = new Set(Intl.supportedValuesOf('timeZone'));

/** Mail scanners open links, so choosing a time needs a POST; a GET changes nothing. */
const registerChoicePage = (app: FastifyInstance, parts: ServerDependencies): void => {
  const { db } = parts;
  const limits = createSendingLimits(parts, app.log);
  const pages = createApplicantPageSender(parts);
  const options = {
    helmet: false as const,
    schema: { params: Params, hide: true },
    errorHandler: pages.answerFailure(({ secret }: Params) =>
      pages.toPath(`/my/interviews/${secret}`),
    ),
  };
  const show = async (
    { params }: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
    asked: { zone?: string; start?: string },
  ): Promise<FastifyReply> => {
    const choice = await findTimeChoice(db, params.secret);
    if (!choice) return pages.sendUnknown(reply);
    const language = detectLanguage(choice.description);
    const title = choiceTexts[language].heading;
    const { zone = '', start } = asked;
    const timeZone = zones.has(zone) ? zone : choice.timeZone;
    const sendChosen = (chosen: typeof choice) =>
      pages.send(reply, { language, title, body: renderChosenTime(chosen, language) });
    if (choice.isOver) return sendChosen({ ...choice, timeZone });
    await refreshBusyTimes(parts, choice.userIds, lastChoiceDay());
    const isChosen = start !== undefined && (await scheduleChosenTime(db, choice, start, timeZone));
    const after = isChosen ? await findTimeChoice(db, params.secret) : undefined;
    if (after) return sendChosen({ ...after, timeZone });
    const times = await readTimesToChoose(db, choice, timeZone);
    const isTaken = start !== undefined;
    const body = renderTimesToChoose({ choice, language, timeZone, times, isTaken });
    return pages.send(reply, { language, title, body }, isTaken ? 409 : 200);
  };
  app.get<{ Params: Params; Querystring: Static<typeof Query> }>(
    path,
    { ...options, schema: { ...options.schema, querystring: Query } },
    (request, reply) => {
      limits.assertMayRead(toNetworkAddress(request.ip));
      return show(request, reply, { zone: request.query.zone ?? '' });
    },
  );
  app.post<{ Params: Params; Body: Static<typeof Form> }>(
    path,
    { ...options, bodyLimit: 4_096, schema: { ...options.schema, body: Form } },
    (request, reply) => {
      limits.assertMaySend(toNetworkAddress(request.ip));
      const { zone = '', start = '' } = request.body;
      return show(request, reply, { zone, start });
    },
  );
};

export const registerChoices = (app: FastifyInstance, parts: ServerDependencies): void => {
  registerChoicePage(app, parts);
  route(
    app,
    offerInterviewTimes,
    {
      schemas: { body: InterviewTimesOffer, reply: One(ScheduledInterviews) },
      access: 'interview:schedule',
      tag: 'Interviews',
      summary: 'Asks each applicant by mail to choose among the times at which everybody is free.',
    },
    async ({ body, actor, grant }) => {
      const unread = await refreshBusyTimes(parts, body.userIds, lastChoiceDay());
      return { data: { ids: await offerTimesToChoose(parts.db, actor, grant, body), unread } };
    },
  );
};
