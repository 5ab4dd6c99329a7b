import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  ChangedNumberMarks,
  NumberMark,
  NumberMarkQuery,
  NumberMarkSelection,
} from './number-mark';

const path = '/api/v1/number-marks';
const kind = 'number-mark';

export const getNumberMarks = call<{ query: NumberMarkQuery; reply: Many<NumberMark> }>(
  'GET',
  path,
  { shows: [kind, 'application'] },
);

/** Removes all but the last four characters of marked numbers from the stored texts. */
export const maskNumbers = call<{ body: NumberMarkSelection; reply: One<ChangedNumberMarks> }>(
  'POST',
  `${path}/mask`,
  { changes: [kind, 'application', 'referral'] },
);

export const dismissNumbers = call<{ body: NumberMarkSelection; reply: One<ChangedNumberMarks> }>(
  'POST',
  `${path}/dismiss`,
  { changes: [kind] },
);
