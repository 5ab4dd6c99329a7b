import { recordCalls } from '../../record-calls';
import type { SlabShapes } from './slab';

export const slabCalls = recordCalls<SlabShapes>('referral-amount', ['job']);
