import { recordCalls } from '../../record-calls';
import type { RetentionLimitShapes } from './retention-limit';

export const retentionLimitCalls = recordCalls<RetentionLimitShapes>('retention-limit', [], {
  path: 'retention-limits',
});
