import { applicantDetail } from 'mf-applicants/contract';
import { jobDetail } from 'mf-jobs/contract';
import type { AuditEntry } from 'server/contract/company/audit-log/audit-log';
import { resolve, useShell, type RouteRef } from 'shell/sdk/react';
import { person, viewGroup, viewSource } from '../../../contract';

const recordRoutes: Readonly<Record<string, RouteRef<{ id: number }>>> = {
  job: jobDetail,
  application: applicantDetail,
  'applicant-source': viewSource,
  person,
  group: viewGroup,
};

export const useRecordAddress = () => {
  const shell = useShell();
  return ({ kind, action, recordId: id }: AuditEntry): string | undefined => {
    const to = recordRoutes[kind];
    if (!to || id === null || action.endsWith('.delete')) return undefined;
    return resolve({ to, params: { id } }, shell).href;
  };
};
