import sql from 'sql-template-tag';
import { createListSearchSource } from '../../platform/lists/list-search-source';
import { peopleList } from './people.list';

export const personSearch = createListSearchSource({
  ...{ kind: 'person', one: 'person', many: 'people', order: 40 },
  ...{ route: 'setup.person', list: 'setup.roles' },
  searched: peopleList,
  toReader: (viewer) => (viewer.grants.has('role:view') ? viewer : undefined),
  title: peopleList.name,
  detail: sql`person.email`,
  code: sql`person.email`,
});
