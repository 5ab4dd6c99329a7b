import { recordCalls } from '../../record-calls';
import type { SeoGraphShapes } from './seo-graph';

/** `getMany` also serves pickers: staff who may not view setup get only the titles. */
export const seoGraphCalls = recordCalls<SeoGraphShapes>('seo-graph', []);
