import { recordCalls } from '../../record-calls';
import type { SeoKeywordShapes } from './seo-keyword';

export const seoKeywordCalls = recordCalls<SeoKeywordShapes>('seo-keyword', []);
