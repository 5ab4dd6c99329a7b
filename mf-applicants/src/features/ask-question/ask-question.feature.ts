import type { Feature } from 'shell/sdk/define';
import { askQuestion } from '../../../contract';

export const askQuestionFeature: Feature = {
  panels: {
    AskQuestionPanel: {
      id: askQuestion,
      title: 'Ask a Question',
      width: 400,
      can: 'application:status',
    },
  },
};
