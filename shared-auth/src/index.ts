export { takeSessionFromAddress } from './session/arrival';
export { startSession, type SessionStart } from './session/start-session';
export type { PersonChoice } from './session/person-choice';
export { onSignOut, signOut } from './session/sign-out';
export { signInAgain } from './session/leave';
export { consoleConfig, type ConsoleConfig, type StatedAddresses } from './console-config';
export { ApiError } from './http/api-error';
export { networkLoss, type NetworkTrouble } from './http/network-loss';
export { randomKey } from './http/random-key';
export { send } from './http/send';
export type { CallInput } from './http/call-input';
export { beginRead } from './data/begin-read';
export { rememberFirstReads, repeatFirstReads } from './data/first-reads';
export { DataProvider } from './data/data-provider';
export { refresh } from './data/cache';
export { useRead, type Read, type ReadOptions } from './data/use-read';
export { savesData, whenIdle } from './data/idle';
export { pageReader } from './data/page-reader';
export { recordReader } from './data/record-reader';
export { useWrite, type Write } from './data/use-write';
export { onWritten } from './http/writes-under-way';
export { useCompany } from './person/use-company';
export { companyClock } from './person/company-clock';
export { useCompanyClock, useToday } from './person/use-company-clock';
export { useUserInfo } from './person/use-user-info';
export { beginReadingPerson } from './person/begin-reading-person';
export { useListExport } from './person/use-list-export';
export { useAllowances, usePermission, type Allowance } from './person/use-permission';
export { useRoom } from './realtime/use-room';
export { lookupSource } from './lookups/lookup-source';
export {
  useLookup,
  type LookupInput,
  type LookupItem,
  type LookupRead,
} from './lookups/use-lookup';
export { useDraft } from './drafts/use-draft';
export { useNewDraft } from './drafts/use-new-draft';
export { download } from './files/download';
export { fileAddress } from './files/file-address';
export { saveText } from './files/save-text';
