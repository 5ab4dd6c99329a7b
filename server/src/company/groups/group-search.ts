import { createListSearchSource } from '../../platform/lists/list-search-source';
import { groupList } from './groups.list';

export const groupSearch = createListSearchSource({
  ...{ kind: 'group', one: 'group', many: 'groups', order: 50 },
  ...{ route: 'setup.view-group', list: 'setup.groups' },
  searched: groupList,
  toReader: (viewer) => (viewer.grants.has('group:view') ? viewer : undefined),
  title: groupList.name,
});
