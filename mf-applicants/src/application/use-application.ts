import { getApplication } from 'server/contract/applicants/application.calls';
import { recordReader } from 'shared-auth';

/** One application whole; without an id nothing is read. */
export const useApplication = recordReader(getApplication);

/** The same, and nothing from before it was asked for: for what a form is based on. */
export const useFreshApplication = recordReader(getApplication, { fresh: true });
