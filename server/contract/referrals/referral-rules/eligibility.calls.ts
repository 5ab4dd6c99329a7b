import { recordCalls } from '../../record-calls';
import type { EligibilityShapes } from './eligibility';

export const eligibilityCalls = recordCalls<EligibilityShapes>('referral-eligibility', []);
