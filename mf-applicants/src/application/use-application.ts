import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { recordReader } from 'shared-auth';

export const useApplication = recordReader(getApplication);

/** A form must start from the current application, so this hook ignores the cache. */
export const useFreshApplication = recordReader(getApplication, { fresh: true });
