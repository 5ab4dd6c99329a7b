import { call } from 'server/contract/call';
import { getOwningRecordKind, fillPathParams, toSearchParams } from './address';

test.each([
  ['/api/v1/job/:id', { id: 7 }, '/api/v1/job/7'],
  ['/api/v1/job/:id', { id: '../users?x=1' }, '/api/v1/job/..%2Fusers%3Fx%3D1'],
  ['/api/v1/job', {}, '/api/v1/job'],
])('no value can escape its path segment: %s', (path, params, expected) => {
  expect(fillPathParams(call('GET', path), params)).toBe(expected);
});

test('a call without its path parameter throws before it is sent', () => {
  expect(() => fillPathParams(call('GET', '/api/v1/job/:id'))).toThrow('without "id"');
});

test.each([
  [{ search: '', page: 1, sort: undefined, id: null }, 'page=1'],
  [{ jobId: [1, 2] }, 'jobId=1&jobId=2'],
  [{ remote: false, count: 0 }, 'remote=false&count=0'],
])(
  'empty values are omitted from the query of a call, while false and 0 are sent: %j',
  (query, expected) => {
    expect(toSearchParams(query).toString()).toBe(expected);
  },
);

test.each([
  ['/api/v1/job/:id', 'job'],
  ['/api/v2/permissions', 'permissions'],
  ['/api/v1/dashboard/summary', 'dashboard'],
  ['/account/renew', 'account'],
])('the kind of records that a call reads is found from its address: %s', (path, owner) => {
  expect(getOwningRecordKind(call('GET', path))).toBe(owner);
});
