import { route, type Feature } from 'shell/sdk/define';
import { consentTexts, createConsentText } from '../../../contract';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/consent-texts';

export const consentTextsFeature: Feature = {
  pages: {
    ConsentTextsPage: route(consentTexts, path, {
      ...{ title: 'Consent texts', menu, can: 'setup:view-hiring' },
      link: { row: 'setup.settings', group: 'Careers site', order: 50 },
    }),
    CreateConsentTextPage: route(createConsentText, `${path}/create`, {
      ...{ title: 'Create Consent text', menu, can: 'setup:edit-hiring' },
    }),
  },
};
