import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { One } from '../../../contract/answer';
import { ApplicationParams } from '../../../contract/applicants/applications/application';
import { ErasureState } from '../../../contract/privacy/erasure/erasure';
import {
  HoldReason,
  RetentionDraft,
  RetentionPreview,
  retentionRuleShapes,
  RetentionRuns,
  type RetentionRun,
} from '../../../contract/privacy/retention/retention-rule';
import * as calls from '../../../contract/privacy/retention/retention-rule.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import type { PersonalData } from '../../platform/personal-data';
import { createRecordDomain } from '../../platform/record-domain';
import { readErasureState } from '../erasure/read-erasure-state';
import { endHold, holdPerson } from './hold-person';
import { previewRule } from './preview-rule';
import { retentionReport } from './retention-report';
import { retentionRuleList } from './retention-rules.list';
import { createRetentionTask } from './run-retention';

const tag = 'Privacy';
const holdSchemas = { params: ApplicationParams, reply: One(ErasureState) };

const rules = createRecordDomain({
  list: retentionRuleList,
  calls: calls.retentionRuleCalls,
  shapes: retentionRuleShapes,
  view: 'privacy:view',
  edit: 'privacy:edit',
  isClosed: true,
});

const registerRetention = (
  app: FastifyInstance,
  { db, companyDay }: ServerDependencies,
  data: readonly PersonalData[],
): void => {
  route(
    app,
    calls.previewRetention,
    {
      schemas: { body: RetentionDraft, reply: One(RetentionPreview) },
      access: 'privacy:edit',
      tag,
      summary: 'Whom the rules would anonymise until the end of the month, were this one saved.',
    },
    async ({ body }) => ({ data: await previewRule(db, body, (await companyDay()).timeZone) }),
  );

  route(
    app,
    calls.getRetentionRuns,
    {
      schemas: { reply: One(RetentionRuns) },
      access: 'privacy:view',
      tag,
      summary: 'The latest runs of the retention rules, and how many people each rule took.',
    },
    async () => ({
      data: await db.many<RetentionRun>(sql`
        select id, to_json(started_at) #>> '{}' as "startedAt",
          to_json(finished_at) #>> '{}' as "finishedAt", erased, by_rule as "byRule"
        from retention_run order by id desc limit 30`),
    }),
  );

  route(
    app,
    calls.holdPerson,
    {
      schemas: { ...holdSchemas, body: HoldReason },
      access: 'privacy:edit',
      tag,
      summary: 'Puts a person on hold: no rule and nobody anonymises them until it ends.',
    },
    async ({ params: { id }, body: { reason }, actor }) => {
      await holdPerson(db, id, actor.userId, reason);
      return { data: await readErasureState(db, id, data) };
    },
  );

  route(
    app,
    calls.endHold,
    {
      schemas: holdSchemas,
      access: 'privacy:edit',
      tag,
      summary: 'Ends the hold of a person.',
    },
    async ({ params: { id }, actor }) => {
      await endHold(db, id, actor.userId);
      return { data: await readErasureState(db, id, data) };
    },
  );
};

/** `data`: what all domains keep of applicants. */
export const createRetention = (data: readonly PersonalData[]): Domain => ({
  ...rules,
  register: (app, parts) => {
    rules.register(app, parts);
    registerRetention(app, parts, data);
  },
  mailKinds: [retentionReport],
  tasks: ({ db, keys, config }) => [
    createRetentionTask({ ...{ db, keys, data }, folder: config.dataFolder }),
  ],
});
