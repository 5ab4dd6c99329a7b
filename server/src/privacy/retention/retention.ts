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
import {
  PrivacySetting,
  PrivacySettingChange,
} from '../../../contract/privacy/retention/privacy-setting';
import * as settingCalls from '../../../contract/privacy/retention/privacy-setting.calls';
import { retentionLimitShapes } from '../../../contract/privacy/retention/retention-limit';
import { retentionLimitCalls } from '../../../contract/privacy/retention/retention-limit.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import type { PersonalData } from '../../platform/personal-data';
import { createRecordDomain, joinDomains } from '../../platform/record-domain';
import { readErasureState } from '../erasure/read-erasure-state';
import { endPersonHold, putPersonOnHold } from './hold-person';
import { previewRule } from './preview-rule';
import { retentionReportMail } from './retention-report';
import { readPrivacySetting, writePrivacySetting } from './privacy-setting';
import { retentionLimitList } from './retention-limits.list';
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

const limits = createRecordDomain({
  list: retentionLimitList,
  calls: retentionLimitCalls,
  shapes: retentionLimitShapes,
  view: 'privacy:view',
  edit: 'privacy:edit',
  isClosed: true,
});
const records = joinDomains(rules, limits);

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
    settingCalls.getPrivacySetting,
    {
      schemas: { reply: One(PrivacySetting) },
      access: 'privacy:view',
      tag,
      summary: 'Who may open sealed records, and in how many days people have to agree.',
    },
    async () => ({ data: await readPrivacySetting(db) }),
  );

  route(
    app,
    settingCalls.updatePrivacySetting,
    {
      schemas: { body: PrivacySettingChange, reply: One(PrivacySetting) },
      access: 'privacy:edit',
      tag,
      summary: 'Changes the privacy officer and the days in which people have to agree.',
    },
    async ({ body, actor }) => {
      await writePrivacySetting(db, actor, body);
      return { data: await readPrivacySetting(db) };
    },
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
          to_json(finished_at) #>> '{}' as "finishedAt", erased, by_rule as "byRule",
          sealed_by_rule as "sealedByRule", left_by_rule as "leftByRule"
        from retention_run order by id desc limit 30`),
    }),
  );

  route(
    app,
    calls.startRetentionHold,
    {
      schemas: { ...holdSchemas, body: HoldReason },
      access: 'privacy:edit',
      tag,
      summary: 'Puts a person on hold: no rule and nobody anonymises them until it ends.',
    },
    async ({ params: { id }, body: { reason }, actor }) => {
      await putPersonOnHold(db, id, actor.userId, reason);
      return { data: await readErasureState(db, id, data, actor.userId) };
    },
  );

  route(
    app,
    calls.endRetentionHold,
    {
      schemas: holdSchemas,
      access: 'privacy:edit',
      tag,
      summary: 'Ends the hold of a person.',
    },
    async ({ params: { id }, actor }) => {
      await endPersonHold(db, id, actor.userId);
      return { data: await readErasureState(db, id, data, actor.userId) };
    },
  );
};

/** `data` is the personal data of applicants in all domains. */
export const createRetentionDomain = (data: readonly PersonalData[]): Domain => ({
  ...records,
  register: (app, parts) => {
    records.register(app, parts);
    registerRetention(app, parts, data);
  },
  mailKinds: [retentionReportMail],
  tasks: ({ db, keys, config }) => [
    createRetentionTask({ ...{ db, keys, data }, folder: config.dataFolder }),
  ],
});
