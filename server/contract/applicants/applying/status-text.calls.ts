import { recordCalls } from '../../record-calls';
import type { StatusTextShapes } from './status-text';

/** Setup has one record for each category of statuses. */
export const statusTextCalls = recordCalls<StatusTextShapes>('status-text', []);
