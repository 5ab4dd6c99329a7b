import { recordCalls } from '../record-calls';
import type { PriorityShapes } from './priority';

/** `getMany` is also the lookup of priorities, those that are not enabled included. */
export const priorityCalls = recordCalls<PriorityShapes>('job-priority', ['job']);
