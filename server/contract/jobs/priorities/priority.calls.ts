import { recordCalls } from '../../record-calls';
import type { PriorityShapes } from './priority';

export const priorityCalls = recordCalls<PriorityShapes>('job-priority', ['job']);
