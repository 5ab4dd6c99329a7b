import type { Call } from 'server/contract/call';
import { consoleConfig } from '../console-config';
import { getOwningRecordKind } from './address';

export const getBaseAddress = (call: Call): string => {
  const { api, gateway, userInfo } = consoleConfig();
  const owner = getOwningRecordKind(call);
  if (owner === 'userinfo') return userInfo;
  return owner === 'app-manager' ? gateway : api;
};
