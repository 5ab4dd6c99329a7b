import { route, type Feature } from 'shell/sdk/define';
import { company } from '../../../contract';

export const companyFeature: Feature = {
  pages: {
    CompanyPage: route(company, '/general-settings/company', {
      title: 'Company',
      menu: 'setup.general-settings-menu',
      can: 'company:view',
      link: { row: 'setup.settings', group: 'Organisation', order: 11 },
    }),
  },
};
