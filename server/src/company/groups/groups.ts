import sql from 'sql-template-tag';
import { Type } from 'typebox';
import { Id, One } from '../../../contract/answer';
import { groupShapes } from '../../../contract/company/groups/group';
import { groupCalls, updateGroupByPost } from '../../../contract/company/groups/group.calls';
import type { Domain } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { RawJson, route } from '../../platform/http/route';
import { createExportedList } from '../../platform/lists/list-exports';
import { readListRow } from '../../platform/lists/read-list-page';
import { registerRecords } from '../../platform/lists/record-routes';
import { updateRecord } from '../../platform/lists/record-table';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { teamPeopleFollowers } from './people-subscriptions';
import { groupSearch } from './group-search';
import { groupList } from './groups.list';

const viewPermission = 'group:view';
const editPermission = 'group:edit';

export const groupsDomain: Domain = {
  searched: [groupSearch],
  register: (app, { db }) => {
    registerRecords(app, db, {
      list: groupList,
      calls: groupCalls,
      shapes: groupShapes,
      view: viewPermission,
      edit: editPermission,
      offered: sql`hiring_group.is_active`,
      where: 'Group',
    });
    route(
      app,
      updateGroupByPost,
      {
        schemas: {
          params: Type.Object({ id: Id }),
          body: groupShapes.update,
          reply: One(groupShapes.record),
        },
        access: editPermission,
        tag: 'Groups',
        summary: 'Changes the fields that were sent; a stale `version` is refused with 409.',
      },
      async ({ params: { id }, body, actor }) => {
        await updateRecord(db, groupList, actor, id, body);
        const row = await readListRow(db, groupList, id, actor);
        if (!row) throw new AppError('NOT_FOUND');
        return new RawJson(`{"data":${row}}`);
      },
    );
  },
  lists: [
    createExportedList(groupList, { access: viewPermission, selection: groupShapes.selection }),
  ],
  audiences: { [groupList.kind]: permissionAudience(viewPermission) },
  follows: teamPeopleFollowers,
};
