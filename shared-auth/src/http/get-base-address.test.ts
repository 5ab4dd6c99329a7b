import { getJobs } from 'server/contract/jobs/postings/job.calls';
import { getApps, getUserInfo } from 'server/contract/platform/company/company.calls';
import { configureConsole } from '../console-config';
import { getBaseAddress } from './get-base-address';

const calls = [getJobs, getApps, getUserInfo];

test('calls are sent to the configured addresses', () => {
  configureConsole({
    account: '/account',
    apiUrl: 'https://api.example.com/',
    gatewayUrl: 'https://gateway.example.com/suite',
    userInfoUrl: 'https://people.example.com',
  });
  expect(calls.map(getBaseAddress)).toEqual([
    'https://api.example.com',
    'https://gateway.example.com/suite',
    'https://people.example.com',
  ]);
});

test('without a configured address calls are sent to the console’s own', () => {
  configureConsole({ account: '/account', apiUrl: '' });
  expect(calls.map(getBaseAddress)).toEqual(calls.map(() => location.origin));
});
