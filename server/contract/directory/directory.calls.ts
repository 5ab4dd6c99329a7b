import type { One } from '../answer';
import { call } from '../call';
import type { Acquisition, AcquisitionQuery } from './directory';

export const getAcquisitions = call<{ query: AcquisitionQuery; reply: One<Acquisition[]> }>(
  'GET',
  '/api/v1/acquisitions',
  { shows: ['application'] },
);
