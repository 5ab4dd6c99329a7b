import { recordCalls } from '../../record-calls';
import type { SourceShapes } from './source';

/**
 * Calls of applicant sources. `getMany` also serves pickers: staff who may not view setup get only ids and
 * names.
 */
export const sourceCalls = recordCalls<SourceShapes>('applicant-source', ['application']);
