import type { AuditEntry } from 'server/contract/company/audit-log/audit-log';
import { auditedKinds } from 'server/contract/company/audit-log/audit-log-constants';

const actionVerbs: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  export: 'exported',
  publish: 'published',
  withdraw: 'withdrawn',
  expire: 'expired',
  import: 'imported',
  status: 'moved',
  'status-undo': 'moved back',
  'assign-recruiter': 'given a recruiter',
  'set-up': 'set up',
  invite: 'given a link to come in',
  password: 'chose a password',
  'join-account': 'joined to an account',
  'leave-account': 'taken off an account',
  'make-administrator': 'made an administrator on the server’s machine',
  'signed-out-by-reuse': 'signed out, because a used secret came again',
  deactivate: 'deactivated',
  reactivate: 'reactivated',
  secret: 'given a new secret',
  revoke: 'revoked',
  merge: 'merged with another',
  'hand-over': 'replaced by another',
  move: 'deployed',
  upload: 'uploaded',
  enable: 'switched on',
  disable: 'switched off',
  canary: 'given to a part of the people',
  retry: 'queued again',
  test: 'sent as a test',
  'allow-address': 'sent to its address again',
  discard: 'discarded',
  release: 'released',
  'open-to-mail': 'opened for applications by e-mail',
  'close-to-mail': 'closed for applications by e-mail',
  contact: 'given other contact data by the applicant',
  consent: 'given without an earlier consent',
};

/** Converts a field name to words: `applicantStatusId` becomes `Applicant status id`. */
const toSpacedName = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const formatKind = (kind: string): string =>
  (auditedKinds as Readonly<Record<string, string>>)[kind] ?? toSpacedName(kind);

export const formatAuditAction = ({
  action,
  kind,
}: Pick<AuditEntry, 'action' | 'kind'>): string => {
  const deed = action.slice(action.indexOf('.') + 1);
  return `${formatKind(kind)} ${actionVerbs[deed] ?? toSpacedName(deed).toLowerCase()}`;
};

export const formatAuditRecord = ({ recordName, recordId }: AuditEntry): string =>
  recordName || (recordId === null ? '' : `No. ${recordId}`);

const formatChangedValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return `“${value}”`;
  if (Array.isArray(value))
    return value.length > 0 ? value.map(formatChangedValue).join(', ') : 'empty';
  return JSON.stringify(value);
};

export const listChangeLines = ({
  changes,
  details,
}: AuditEntry): { name: string; words: string }[] => {
  const changed = Object.entries(changes).map(([name, change]) => ({
    name: toSpacedName(name),
    words:
      'before' in change
        ? `${formatChangedValue(change.before)} → ${formatChangedValue(change.after)}`
        : formatChangedValue(change.after),
  }));
  if (changed.length > 0) return changed;
  return Object.entries(details).map(([name, value]) => ({
    name: toSpacedName(name),
    words: formatChangedValue(value),
  }));
};
