import { getJobs } from 'server/contract/jobs/job.calls';
import { getApps, getUserInfo } from 'server/contract/company/company.calls';
import { configureConsole } from '../console-config';
import { baseOf } from './base-of';

const calls = [getJobs, getApps, getUserInfo];

test('API-047 calls go to the configured addresses', () => {
  configureConsole({
    account: '/account',
    apiUrl: 'https://api.example.com/',
    gatewayUrl: 'https://gateway.example.com/suite',
    userInfoUrl: 'https://people.example.com',
  });
  expect(calls.map(baseOf)).toEqual([
    'https://api.example.com',
    'https://gateway.example.com/suite',
    'https://people.example.com',
  ]);
});

test('API-047 an address that is not configured is the console’s own', () => {
  configureConsole({ account: '/account', apiUrl: '' });
  expect(calls.map(baseOf)).toEqual(calls.map(() => location.origin));
});
