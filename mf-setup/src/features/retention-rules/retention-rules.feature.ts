import { route, type Feature } from 'shell/sdk/define';
import { createRetentionRule, editRetentionRule, retentionRules } from '../../../contract/privacy';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/privacy';

export const retentionRulesFeature: Feature = {
  pages: {
    RetentionRulesPage: route(retentionRules, path, {
      ...{ title: 'Retention rules', menu, can: 'privacy:view' },
      link: { row: 'setup.settings', group: 'Privacy', order: 62 },
    }),
    CreateRetentionRulePage: route(createRetentionRule, `${path}/create`, {
      ...{ title: 'Create Retention rule', menu, can: 'privacy:edit' },
    }),
    EditRetentionRulePage: route(editRetentionRule, `${path}/edit/:id`, {
      ...{ title: 'Edit Retention rule', menu, can: 'privacy:edit' },
    }),
  },
};
