import { seoKeywordShapes } from '../../contract/seo/seo-keyword';
import { seoKeywordCalls } from '../../contract/seo/seo-keyword.calls';
import type { Domain } from '../domain';
import { exportedList } from '../lists/list-exports';
import { registerRecords } from '../lists/record-routes';
import { heardBy } from '../realtime/heard-by';
import { seoKeywordList } from './seo-keywords.list';

const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

/** What search engines and shared links are told. */
export const seo: Domain = {
  register: (app, { db }) =>
    registerRecords(app, db, {
      list: seoKeywordList,
      calls: seoKeywordCalls,
      shapes: seoKeywordShapes,
      view,
      edit,
    }),
  lists: [exportedList(seoKeywordList, { access: view, selection: seoKeywordShapes.selection })],
  audiences: { [seoKeywordList.kind]: heardBy(view) },
};
