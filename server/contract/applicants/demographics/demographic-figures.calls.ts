import type { One } from '../../answer';
import { call } from '../../call';
import type { DemographicFigure } from './demographic-figures';

/** Takes no filter, so that nobody can subtract one answer from another. */
export const getDemographicFigures = call<{ reply: One<DemographicFigure[]> }>(
  'GET',
  '/api/v1/demographic-figures',
  { shows: ['demographic-question', 'department'] },
);
