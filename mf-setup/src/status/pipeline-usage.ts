import { jobs } from 'mf-jobs/contract';
import type { UsageLists } from '../setup/usage-text';

export const pipelineUsageLists: UsageLists = {
  job: (id) => ({ to: jobs, search: { job: 'all', pipeline: id } }),
};
