import { recordCalls } from '../record-calls';
import type { SourceShapes } from './source';

/** `getMany` is also the lookup of sources: staff who may not view setup get their names. */
export const sourceCalls = recordCalls<SourceShapes>('applicant-source', ['application']);
