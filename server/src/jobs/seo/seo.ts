import { seoGraphShapes } from '../../../contract/jobs/seo/seo-graph';
import { seoGraphCalls } from '../../../contract/jobs/seo/seo-graph.calls';
import { seoKeywordShapes } from '../../../contract/jobs/seo/seo-keyword';
import { seoKeywordCalls } from '../../../contract/jobs/seo/seo-keyword.calls';
import type { Domain } from '../../platform/domain';
import { createExportedList } from '../../platform/lists/list-exports';
import { registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { holdsGraphImage, removeImages, writeImage } from './graph-images';
import { receiveGraph } from './received-graph';
import { seoGraphList } from './seo-graphs.list';
import { seoKeywordList } from './seo-keywords.list';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const seo: Domain = {
  register: (app, parts) => {
    const { db, storage } = parts;
    registerRecords(app, db, {
      list: seoKeywordList,
      calls: seoKeywordCalls,
      shapes: seoKeywordShapes,
      view,
      edit,
    });
    registerRecords(app, db, {
      list: {
        ...seoGraphList,
        deleting: removeImages,
        record: { ...seoGraphList.record, writeParts: writeImage(storage) },
      },
      calls: seoGraphCalls,
      shapes: seoGraphShapes,
      view,
      edit,
      create: 'job:edit',
      receive: receiveGraph(parts),
    });
  },
  lists: [
    createExportedList(seoKeywordList, { access: view, selection: seoKeywordShapes.selection }),
    createExportedList(seoGraphList, { access: view, selection: seoGraphShapes.selection }),
  ],
  fileHolders: [holdsGraphImage],
  audiences: {
    [seoKeywordList.kind]: permissionAudience(view),
    [seoGraphList.kind]: permissionAudience(view),
  },
};
