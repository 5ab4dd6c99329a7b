import { recordCalls } from '../../record-calls';
import type { ConsentTextShapes } from './consent-text';

/** A consent text cannot be edited, since people agreed to it; create a new text instead. */
export const consentTextCalls = recordCalls<ConsentTextShapes>('consent-text', ['application']);
