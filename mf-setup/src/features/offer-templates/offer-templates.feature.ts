import { route, type Feature } from 'shell/sdk/define';
import {
  createOfferTemplate,
  editOfferTemplate,
  offerTemplates,
} from '../../../contract/interviews';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/offer-templates';

export const offerTemplatesFeature: Feature = {
  pages: {
    OfferTemplatesPage: route(offerTemplates, path, {
      ...{ title: 'Offer templates', menu, can: 'setup:view-hiring' },
      link: { row: 'setup.settings', group: 'Hiring', order: 43 },
    }),
    CreateOfferTemplatePage: route(createOfferTemplate, `${path}/create`, {
      ...{ title: 'Create Offer template', menu, can: 'setup:edit-hiring' },
    }),
    EditOfferTemplatePage: route(editOfferTemplate, `${path}/edit/:id`, {
      ...{ title: 'Edit Offer template', menu, can: 'setup:edit-hiring' },
    }),
  },
};
