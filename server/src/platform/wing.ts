import { failedWorkMail } from './background-work/failed-work-mail';
import { platformColumns } from './columns';
import type { Wing } from './domain';
import { auditPersonalData, mailPersonalData } from './personal-data/mail-data';

export const platformWing: Wing = {
  domains: [
    {
      register: () => undefined,
      mailKinds: [failedWorkMail],
      personalData: [mailPersonalData, auditPersonalData],
    },
  ],
  columns: platformColumns,
};
