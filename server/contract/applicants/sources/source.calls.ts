import { recordCalls } from '../../record-calls';
import type { SourceShapes } from './source';

/** `getMany` also serves pickers: staff who may not view setup get the names. */
export const sourceCalls = recordCalls<SourceShapes>('applicant-source', ['application']);
