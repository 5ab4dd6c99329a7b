import { seoGraphShapes } from '../../../contract/jobs/seo/seo-graph';
import { seoGraphCalls } from '../../../contract/jobs/seo/seo-graph.calls';
import { seoKeywordShapes } from '../../../contract/jobs/seo/seo-keyword';
import { seoKeywordCalls } from '../../../contract/jobs/seo/seo-keyword.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { createRecordSearch } from '../../platform/lists/record-search';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { isGraphImageVisibleSql, removeGraphImages, writeGraphImage } from './graph-images';
import { receiveGraph } from './received-graph';
import { seoGraphList } from './seo-graphs.list';
import { seoKeywordList } from './seo-keywords.list';

const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';

export const seoDomain: Domain = {
  register: (app, parts) => {
    const { db, storage } = parts;
    registerRecords(app, db, {
      list: seoKeywordList,
      calls: seoKeywordCalls,
      shapes: seoKeywordShapes,
      view: viewPermission,
      edit: editPermission,
    });
    registerRecords(app, db, {
      list: {
        ...seoGraphList,
        deleting: removeGraphImages,
        record: { ...seoGraphList.record, writeParts: writeGraphImage(storage) },
      },
      calls: seoGraphCalls,
      shapes: seoGraphShapes,
      view: viewPermission,
      edit: editPermission,
      create: 'job:edit',
      receive: receiveGraph(parts),
    });
  },
  lists: [
    createExportedList(seoKeywordList, {
      access: viewPermission,
      selection: seoKeywordShapes.selection,
    }),
    createExportedList(seoGraphList, {
      access: viewPermission,
      selection: seoGraphShapes.selection,
    }),
  ],
  searched: [
    createRecordSearch(seoKeywordList, viewPermission, {
      ...{ route: 'setup.view-seo-keyword', list: 'setup.seo-keywords' },
    }),
    createRecordSearch(seoGraphList, viewPermission, {
      ...{ route: 'setup.view-seo-graph', list: 'setup.seo-graphs' },
    }),
  ],
  fileHolders: [isGraphImageVisibleSql],
  audiences: {
    [seoKeywordList.kind]: permissionAudience(viewPermission),
    [seoGraphList.kind]: permissionAudience(viewPermission),
  },
};
