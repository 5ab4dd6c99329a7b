import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, Many, One } from '../../../contract/answer';
import * as shapes from '../../../contract/interviews/scorecards/scorecard';
import * as calls from '../../../contract/interviews/scorecards/scorecard.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import { interviewAudience } from '../scheduling/interview-audience';
import { readOwnScorecard, saveScorecard, sendScorecard } from './own-scorecard';
import { scorecardPersonalData } from './personal-scorecards';
import { remindOfScorecards, scorecardReminderMail } from './reminder-mail';
import { scorecardList } from './scorecards.list';
import { waitingScorecardSources } from './waiting-scorecards';

const takePart = { access: 'interview:take-part', tag: 'Interviews' } as const;
const params = Type.Object({ id: Id });
const own = One(shapes.OwnScorecard);

const registerScorecards = (app: FastifyInstance, { db }: ServerDependencies): void => {
  route(
    app,
    calls.getScorecards,
    {
      schemas: { query: shapes.ScorecardQuery, reply: Many(shapes.Scorecard) },
      ...takePart,
      summary: 'Scorecards; those of others are readable once one has sent one’s own.',
    },
    async ({ query, actor }) => new RawJson(await readListPage(db, scorecardList, query, actor)),
  );
  route(
    app,
    calls.getOwnScorecard,
    {
      schemas: { params, reply: own },
      ...takePart,
      summary: 'One’s own scorecard of an interview, empty at first.',
    },
    async ({ params: { id }, actor }) => ({ data: await readOwnScorecard(db, id, actor) }),
  );
  route(
    app,
    calls.saveScorecard,
    {
      schemas: { params, body: shapes.ScorecardDraft, reply: own },
      ...takePart,
      summary: 'Saves one’s own scorecard; after it was sent, with what stood before.',
    },
    async ({ params: { id }, body, actor }) => {
      await saveScorecard(db, actor, id, body);
      return { data: await readOwnScorecard(db, id, actor) };
    },
  );
  route(
    app,
    calls.sendScorecard,
    {
      schemas: { params, body: shapes.ScorecardSending, reply: own },
      ...takePart,
      summary: 'Sends one’s own scorecard, and shows those of others from then on.',
    },
    async ({ params: { id }, body: { version }, actor }) => {
      await sendScorecard(db, actor, id, version);
      return { data: await readOwnScorecard(db, id, actor) };
    },
  );
};

export const scorecardsDomain: Domain = {
  register: registerScorecards,
  audiences: { scorecard: interviewAudience },
  follows: [remindOfScorecards],
  mailKinds: [scorecardReminderMail],
  waiting: waitingScorecardSources,
  personalData: [scorecardPersonalData],
};
