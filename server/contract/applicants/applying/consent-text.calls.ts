import { recordCalls } from '../../record-calls';
import type { ConsentTextShapes } from './consent-text';

/** A text never changes, since people agreed to it; create a newer one. */
export const consentTextCalls = recordCalls<ConsentTextShapes>('consent-text', ['application']);
