import sql from 'sql-template-tag';
import { One } from '../../../contract/answer';
import {
  GettingStarted,
  GettingStartedUpdate,
  StarterChoice,
  StarterCreated,
  StarterSet,
} from '../../../contract/console/getting-started/getting-started';
import * as calls from '../../../contract/console/getting-started/getting-started.calls';
import type { Domain } from '../../platform/domain';
import { audit } from '../../platform/audit/audit';
import { route } from '../../platform/http/route';
import { announce } from '../../platform/realtime/changes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { readGettingStarted } from './read-getting-started';
import { createStarterSet, readStarterSet } from './starter-set';

const kind = 'getting-started';
const tag = 'Getting started';

export const gettingStartedDomain: Domain = {
  register: (app, { db }) => {
    route(
      app,
      calls.getGettingStarted,
      {
        schemas: { reply: One(GettingStarted) },
        access: 'company:edit',
        tag,
        summary: 'What is there and what is missing before the first person can be hired.',
      },
      async () => ({ data: await readGettingStarted(db) }),
    );
    route(
      app,
      calls.updateGettingStarted,
      {
        schemas: { body: GettingStartedUpdate, reply: One(GettingStarted) },
        access: 'company:edit',
        tag,
        summary: 'Puts the list of what is missing away, or a step of it, or takes it out again.',
      },
      async ({ body, actor }) => {
        await db.transaction(async (tx) => {
          const { isDismissed = null, dismissedSteps = null } = body;
          await tx.run(sql`
            update getting_started set is_dismissed = coalesce(${isDismissed}, is_dismissed),
              dismissed_steps = coalesce(${dismissedSteps}::text[], dismissed_steps)`);
          await audit(tx, actor.userId, `${kind}.update`, { id: 1, details: body });
          announce(tx, { owner: kind, ids: [], jobIds: [] });
        });
        return { data: await readGettingStarted(db) };
      },
    );
    route(
      app,
      calls.getStarterSet,
      {
        schemas: { reply: One(StarterSet) },
        access: 'setup:edit-hiring',
        tag,
        summary: 'A set of records to begin with, and what of it is missing.',
      },
      async ({ actor }) => ({ data: await readStarterSet(db, actor) }),
    );
    route(
      app,
      calls.createStarterSet,
      {
        schemas: { body: StarterChoice, reply: One(StarterCreated) },
        access: 'setup:edit-hiring',
        tag,
        summary: 'Creates what is missing of the chosen parts, all or none.',
      },
      async ({ body, actor }) => ({
        data: { created: await createStarterSet(db, actor, body) },
      }),
    );
  },
  audiences: { [kind]: permissionAudience('company:edit') },
};
