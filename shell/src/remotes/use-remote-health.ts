import type { RemoteHealth } from 'server/contract/console/registry/registry-health';
import { getRemoteHealth } from 'server/contract/console/registry/registry.calls';
import { useRead } from 'shared-auth';

export const useRemoteHealth = (id: string): ReadonlyMap<string, RemoteHealth> | undefined => {
  const { data } = useRead(getRemoteHealth, {});
  return (
    data &&
    new Map(data.data.filter((one) => one.id === id).map((health) => [health.version, health]))
  );
};
