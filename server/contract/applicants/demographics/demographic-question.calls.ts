import { recordCalls } from '../../record-calls';
import type { DemographicQuestionShapes } from './demographic-question';

export const demographicQuestionCalls = recordCalls<DemographicQuestionShapes>(
  'demographic-question',
  [],
);
