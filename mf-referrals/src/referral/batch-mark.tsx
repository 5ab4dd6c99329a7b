import {
  batchStates,
  type BatchState,
} from 'server/contract/referrals/payout-batches/payout-batch-constants';
import { StatusDot, type Tone } from 'shared-ui';

const batchStateTones: Record<BatchState, Tone> = {
  open: 'wait',
  approved: 'info',
  exported: 'info',
  paid: 'ok',
  discarded: 'mute',
};

export const BatchMark = ({ state }: { state: BatchState }) => (
  <StatusDot tone={batchStateTones[state]}>{batchStates[state]}</StatusDot>
);
