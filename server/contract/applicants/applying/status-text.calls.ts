import { recordCalls } from '../../record-calls';
import type { StatusTextShapes } from './status-text';

/** One record for each category of statuses. */
export const statusTextCalls = recordCalls<StatusTextShapes>('status-text', []);
