import type { One } from '../../answer';
import type { ApplicationParams } from '../../applicants/applications/application';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import type { ErasureState } from '../erasure/erasure';
import type {
  HoldReason,
  RetentionDraft,
  RetentionPreview,
  RetentionRuleShapes,
  RetentionRun,
} from './retention-rule';

export const retentionRuleCalls = recordCalls<RetentionRuleShapes>('retention-rule', [], {
  path: 'retention-rules',
});

export const previewRetention = call<{ body: RetentionDraft; reply: One<RetentionPreview> }>(
  'POST',
  '/api/v1/retention-rules/preview',
  { shows: ['retention-rule', 'application'], changes: [] },
);

export const getRetentionRuns = call<{ reply: One<RetentionRun[]> }>(
  'GET',
  '/api/v1/retention-runs',
);

export const startRetentionHold = call<{
  params: ApplicationParams;
  body: HoldReason;
  reply: One<ErasureState>;
}>('POST', '/api/v1/application/:id/hold', { changes: ['application'] });

export const endRetentionHold = call<{ params: ApplicationParams; reply: One<ErasureState> }>(
  'POST',
  '/api/v1/application/:id/end-hold',
  { changes: ['application'] },
);
