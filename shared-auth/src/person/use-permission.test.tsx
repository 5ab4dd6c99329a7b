import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getPermissions } from 'server/contract/platform/company/company.calls';
import type { Permission } from 'server/contract/permission';
import { ApiError } from '../http/api-error';
import { answer, TestData, type TestDataProps } from '../testing';
import { usePermission } from './use-permission';

const ask = (permission: Permission, data: Omit<TestDataProps, 'children'>) =>
  renderHook(() => usePermission(permission), {
    wrapper: ({ children }: { children: ReactNode }) => <TestData {...data}>{children}</TestData>,
  });

test('a granted permission is allowed, with its scope and view', async () => {
  const { result } = ask('application:view', {
    grants: [{ permission: 'application:view', scope: 'all', view: 'masked' }],
  });
  expect(result.current).toMatchObject({ allowed: false, isLoading: true });
  await waitFor(() => expect(result.current.allowed).toBe(true));
  expect(result.current).toMatchObject({ scope: 'all', view: 'masked', reason: undefined });
});

test('a missing permission comes with the reason', async () => {
  const { result } = ask('job:delete', { grants: ['job:view'] });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.allowed).toBe(false);
  expect(result.current.reason).toMatch(/You do not have permission/);
});

test('a granted permission can be denied for one record, with a reason of its own', async () => {
  const { result } = ask('job:edit', { grants: ['job:edit'] });
  await waitFor(() => expect(result.current.allowed).toBe(true));
  expect(result.current.reasonFor(true)).toBeUndefined();
  expect(result.current.reasonFor(false)).toBe('Your role does not include it for this job.');
});

test('when permissions fail to load nothing is allowed, and the reason says that they could not be loaded', async () => {
  const fails = () => {
    throw new ApiError({ code: 'INTERNAL', message: 'Failed', status: 500 });
  };
  const { result } = ask('job:view', { answers: [answer(getPermissions, fails)] });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.allowed).toBe(false);
  expect(result.current.reason).toMatch(/could not be loaded/);
});
