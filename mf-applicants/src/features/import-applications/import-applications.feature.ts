import { route, type Feature } from 'shell/sdk/define';
import { applicantImport } from '../../../contract';

export const importApplicationsFeature: Feature = {
  pages: {
    ImportApplicationsPage: route(applicantImport, '/application/import', {
      title: 'Import Applicants',
      menu: 'applicants.menu',
      can: 'application:import',
      link: { row: 'applicants.links', label: 'Import', order: 5 },
    }),
  },
};
