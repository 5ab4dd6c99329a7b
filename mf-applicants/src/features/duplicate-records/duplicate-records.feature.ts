import { route, type Feature } from 'shell/sdk/define';
import { duplicateRecords } from '../../../contract';

export const duplicateRecordsFeature: Feature = {
  pages: {
    DuplicateRecordsPage: route(duplicateRecords, '/duplicate-records', {
      title: 'Duplicate Records',
      menu: 'applicants.menu',
      can: 'application:view',
      link: { row: 'applicants.links', label: 'Duplicates', order: 1 },
    }),
  },
};
