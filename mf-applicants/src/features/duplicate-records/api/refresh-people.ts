import { refresh } from 'shared-auth';
import { refreshApplications } from '../../../application/refresh-applications';

/** Refreshes in place what shows people and their applications. */
export const refreshPeople = async (): Promise<void> => {
  await Promise.all([refresh('duplicate-records'), refreshApplications()]);
};
