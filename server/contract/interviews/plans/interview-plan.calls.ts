import { recordCalls } from '../../record-calls';
import type { InterviewPlanShapes } from './interview-plan';

export const interviewPlanCalls = recordCalls<InterviewPlanShapes>('interview-plan', [], {
  path: 'interview-plans',
});
