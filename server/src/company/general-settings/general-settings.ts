import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  DefaultStatuses,
  GeneralSettings,
  GeneralSettingsUpdate,
  StatusesOfPromisedPayouts,
} from '../../../contract/company/general-settings/general-settings';
import * as calls from '../../../contract/company/general-settings/general-settings.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { permissionAudience, everyoneAudience } from '../../platform/realtime/common-audiences';
import { registerCompanyRecord } from './company-routes';
import {
  readDefaultStatuses,
  readStatusesOfPromisedPayouts,
  readGeneralSettings,
  writeGeneralSettings,
} from './default-statuses';

const viewPermission = 'setup:view-hiring';
const tag = 'General settings';

const registerDefaultStatuses = (app: FastifyInstance, { db }: ServerDependencies): void => {
  const statuses = {
    schemas: { reply: One(DefaultStatuses) },
    access: viewPermission,
    tag,
  } as const;
  route(
    app,
    calls.getGeneralSettings,
    {
      schemas: { reply: One(GeneralSettings) },
      access: viewPermission,
      tag,
      summary: 'The defaults of hiring.',
    },
    async () => ({ data: await readGeneralSettings(db) }),
  );
  route(
    app,
    calls.updateGeneralSettings,
    {
      schemas: { body: GeneralSettingsUpdate, reply: One(GeneralSettings) },
      access: 'setup:edit-hiring',
      tag,
      summary: 'Changes the defaults for whoever applies from now on.',
    },
    async ({ body, actor }) => {
      await writeGeneralSettings(db, actor, body);
      return { data: await readGeneralSettings(db) };
    },
  );
  route(
    app,
    calls.getStatusesOfPromisedPayouts,
    {
      schemas: { reply: One(StatusesOfPromisedPayouts) },
      access: viewPermission,
      tag,
      summary: 'The statuses that undecided referrals were promised to be paid with, and how many.',
    },
    async () => ({ data: await readStatusesOfPromisedPayouts(db) }),
  );
  route(
    app,
    calls.getStatusesWithoutProcess,
    { ...statuses, summary: 'Statuses of jobs without a hiring process.' },
    async () => ({ data: await readDefaultStatuses(db, 'without') }),
  );
  route(
    app,
    calls.getStatusesWithProcess,
    { ...statuses, summary: 'Statuses of the stages of hiring pipelines.' },
    async () => ({ data: await readDefaultStatuses(db, 'with') }),
  );
};

export const generalSettingsDomain: Domain = {
  register: (app, parts) => {
    registerDefaultStatuses(app, parts);
    registerCompanyRecord(app, parts);
  },
  audiences: { company: everyoneAudience, 'general-settings': permissionAudience(viewPermission) },
};
