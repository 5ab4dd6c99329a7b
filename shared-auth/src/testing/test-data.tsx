import { useState, type ReactNode } from 'react';
import { call as declare } from 'server/contract/call';
import type { Many } from 'server/contract/answer';
import {
  getCompany,
  getPermissions,
  getUserInfo,
} from 'server/contract/platform/company/company.calls';
import type { Company, UserInfo } from 'server/contract/platform/company/company';
import { lookups } from 'server/contract/lookups';
import { permissions, type Grant, type Permission } from 'server/contract/permission';
import { DataProvider } from '../data/data-provider';
import { setCallTransport } from '../http/send';
import { setTestPersonKey } from '../person/person-key';
import { answer, createUnansweredError, type Answer } from './answer';

export interface TestDataProps {
  children: ReactNode;
  /** Responses of the fake server; the first match wins. */
  answers?: readonly Answer[];
  /** Grants of the user; default: every permission. A permission without scope covers all records. */
  grants?: readonly (Permission | Grant)[];
  user?: UserInfo;
}

const testUser: UserInfo = {
  userId: 1,
  userName: 'asha',
  name: 'Asha',
  lastName: 'Verma',
  userAvatar: '',
  email: 'asha@example.com',
  joiningDate: '2021-04-12',
};

const testCompany: Company = {
  id: 1,
  companyName: 'Kestrel Foods',
  companyLogo: '',
  companyFaviconIcon: '',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  dateOrder: 'by-area',
  version: 1,
};

const asGrant = (given: Permission | Grant): Grant =>
  typeof given === 'string' ? { permission: given, scope: 'all' } : given;

const nothing: Many<never> = {
  data: [],
  meta: { total: 0, current_page: 1, last_page: 1, from: 0, to: 0 },
};

const emptyLookups = Object.values(lookups).map(({ path }) =>
  answer(declare<{ reply: Many<never> }>('GET', path), nothing),
);

export const TestData = ({
  children,
  answers = [],
  grants = permissions,
  user = testUser,
}: TestDataProps) => {
  const [cache] = useState(() => new Map());
  useState(() => {
    setTestPersonKey(String(user.userId));
    const all = [
      ...answers,
      answer(getPermissions, { data: grants.map(asGrant) }),
      answer(getUserInfo, { data: user }),
      answer(getCompany, { data: testCompany }),
      ...emptyLookups,
    ];
    setCallTransport(async (call, input) => {
      const found = all.find(
        (candidate) => candidate.call.method === call.method && candidate.call.path === call.path,
      );
      if (!found) throw createUnansweredError(call);
      return found.reply(input);
    });
  });
  return <DataProvider cache={cache}>{children}</DataProvider>;
};
