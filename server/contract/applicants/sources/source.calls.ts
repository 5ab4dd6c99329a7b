import { recordCalls } from '../../record-calls';
import type { SourceShapes } from './source';

/** `getMany` also serves pickers: staff who may not view setup get only ids and names. */
export const sourceCalls = recordCalls<SourceShapes>('applicant-source', ['application']);
