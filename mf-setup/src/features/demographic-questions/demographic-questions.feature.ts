import { route, type Feature } from 'shell/sdk/define';
import {
  createDemographicQuestion,
  demographicQuestions,
  editDemographicQuestion,
} from '../../../contract';

const menu = 'setup.general-settings-menu';
const path = '/general-settings/demographic-questions';

export const demographicQuestionsFeature: Feature = {
  pages: {
    DemographicQuestionsPage: route(demographicQuestions, path, {
      ...{ title: 'Demographic questions', menu, can: 'setup:view-hiring' },
      link: { row: 'setup.settings', group: 'Careers site', order: 51 },
    }),
    CreateDemographicQuestionPage: route(createDemographicQuestion, `${path}/create`, {
      ...{ title: 'Create Demographic question', menu, can: 'setup:edit-hiring' },
    }),
    EditDemographicQuestionPage: route(editDemographicQuestion, `${path}/edit/:id`, {
      ...{ title: 'Edit Demographic question', menu, can: 'setup:edit-hiring' },
    }),
  },
};
