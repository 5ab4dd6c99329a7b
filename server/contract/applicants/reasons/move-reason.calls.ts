import type { One } from '../../answer';
import { call } from '../../call';
import { recordCalls } from '../../record-calls';
import type { MoveReasonShapes, OfferedReasons } from './move-reason';

export const moveReasonCalls = recordCalls<MoveReasonShapes>('move-reason', ['application'], {
  shows: ['move-reason', 'mail-template'],
});

export const getOfferedReasons = call<{ reply: One<OfferedReasons> }>(
  'GET',
  '/api/v1/offered-move-reasons',
  { shows: ['move-reason', 'general-settings'] },
);
