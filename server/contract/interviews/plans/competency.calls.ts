import { recordCalls } from '../../record-calls';
import type { CompetencyShapes } from './competency';

export const competencyCalls = recordCalls<CompetencyShapes>(
  'interview-competency',
  ['interview-plan'],
  { path: 'interview-competencies' },
);
