import type { RouteRef } from 'shell/sdk/define';

export const privacyRecords = 'setup.privacy-records' as RouteRef;
export const privacyRequests = 'setup.privacy-requests' as RouteRef;
export const retentionRules = 'setup.retention-rules' as RouteRef;
export const createRetentionRule = 'setup.create-retention-rule' as RouteRef;
export const editRetentionRule = 'setup.edit-retention-rule' as RouteRef<{ id: number }>;
export const retentionLimits = 'setup.retention-limits' as RouteRef;
export const numberMarks = 'setup.number-marks' as RouteRef;
export const privacySettings = 'setup.privacy-settings' as RouteRef;
