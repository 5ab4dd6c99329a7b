import { sourceShapes } from '../../../contract/applicants/sources/source';
import { sourceCalls } from '../../../contract/applicants/sources/source.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { sourceList } from './sources.list';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const sources: Domain = {
  register: (app, { db }) =>
    registerRecords(app, db, {
      list: sourceList,
      calls: sourceCalls,
      shapes: sourceShapes,
      view,
      edit,
      where: 'Set-Up, Applicant Source',
    }),
  lists: [createExportedList(sourceList, { access: view, selection: sourceShapes.selection })],
  audiences: { [sourceList.kind]: permissionAudience(view) },
};
