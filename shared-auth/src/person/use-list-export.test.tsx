import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Scope } from 'server/contract/permission';
import { TestData } from '../testing';
import { useListExport } from './use-list-export';

const asked = async (scope: Scope) => {
  const { result } = renderHook(useListExport, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TestData grants={[{ permission: 'list:export', scope }]}>{children}</TestData>
    ),
  });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  return result.current;
};

test.each<Scope>(['all', 'groups'])(
  'export permission with the scope %s offers the export',
  async (scope) => {
    expect(await asked(scope)).toMatchObject({ allowed: true, reason: undefined });
  },
);

test('a payout officer is offered no export that the server would refuse, and reads why', async () => {
  const { allowed, reason, reasonFor } = await asked('payouts');
  expect(allowed).toBe(false);
  expect(reason).toMatch(/^Your role exports payouts only/);
  expect(reasonFor(true)).toBe(reason);
});
