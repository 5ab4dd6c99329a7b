import { route, type Feature } from 'shell/sdk/define';
import { consentTexts, createConsentText } from '../../../contract';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/consent-texts';

export const consentTextsFeature: Feature = {
  pages: {
    ConsentTextsPage: route(consentTexts, path, {
      ...{ title: 'Consent texts', menu, can: 'setup:view-hiring' },
    }),
    CreateConsentTextPage: route(createConsentText, `${path}/create`, {
      ...{ title: 'Create Consent text', menu, can: 'setup:edit-hiring' },
    }),
  },
};
