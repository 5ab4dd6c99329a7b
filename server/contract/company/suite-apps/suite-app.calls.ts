import { recordCalls } from '../../record-calls';
import type { SuiteAppShapes } from './suite-app';

export const suiteAppCalls = recordCalls<SuiteAppShapes>('suite-app', []);
