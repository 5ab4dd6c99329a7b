import { recordCalls } from '../record-calls';
import type { SeoGraphShapes } from './seo-graph';

/** `getMany` is also the lookup of graphs: staff who may not view setup get their titles. */
export const seoGraphCalls = recordCalls<SeoGraphShapes>('seo-graph', []);
