import { recordCalls } from '../../record-calls';
import type { StatusTextShapes } from './status-text';

/** Texts of the status page; setup has one record for each category of statuses. */
export const statusTextCalls = recordCalls<StatusTextShapes>('status-text', []);
