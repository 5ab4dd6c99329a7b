import { recordCalls } from '../record-calls';
import type { SlabShapes } from './slab';

/** `getMany` is also the lookup of slabs; amounts are shown to those who may see them. */
export const slabCalls = recordCalls<SlabShapes>('referral-amount', ['job']);
