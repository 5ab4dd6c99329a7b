import type { One } from '../../answer';
import { call } from '../../call';
import type { DemographicFigure } from './demographic-figures';

/** This call has no filters, so that nobody can infer answers of individuals by comparing results. */
export const getDemographicFigures = call<{ reply: One<DemographicFigure[]> }>(
  'GET',
  '/api/v1/demographic-figures',
  { shows: ['demographic-question', 'department'] },
);
