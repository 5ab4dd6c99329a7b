import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { recordReader } from 'shared-auth';

export const useApplication = recordReader(getApplication);

/** A form must start from the current record, so this read ignores the cache. */
export const useFreshApplication = recordReader(getApplication, { fresh: true });
