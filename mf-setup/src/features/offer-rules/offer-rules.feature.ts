import { route, type Feature } from 'shell/sdk/define';
import { createOfferRule, editOfferRule, offerRules } from '../../../contract/interviews';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/offer-approval';

export const offerRulesFeature: Feature = {
  pages: {
    OfferRulesPage: route(offerRules, path, {
      ...{ title: 'Offer approval', menu, can: 'setup:view-hiring' },
      link: { row: 'setup.settings', group: 'Hiring', order: 44 },
    }),
    CreateOfferRulePage: route(createOfferRule, `${path}/create`, {
      ...{ title: 'Create Approval rule', menu, can: 'setup:edit-hiring' },
    }),
    EditOfferRulePage: route(editOfferRule, `${path}/edit/:id`, {
      ...{ title: 'Edit Approval rule', menu, can: 'setup:edit-hiring' },
    }),
  },
};
