import type { Call } from 'server/contract/call';
import { consoleConfig } from '../console-config';
import { ownerOf } from './address';

export const baseOf = (call: Call): string => {
  const { api, gateway, userInfo } = consoleConfig();
  const owner = ownerOf(call);
  if (owner === 'userinfo') return userInfo;
  return owner === 'app-manager' ? gateway : api;
};
