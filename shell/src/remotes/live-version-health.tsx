import type { DeployedRemote } from 'server/contract/console/registry/registry-moves';
import { Text } from 'shared-ui';
import {
  formatLoadFailures,
  formatLoadCount,
  formatOpenTabs,
  formatLoadTime,
} from './format-health';
import { useRemoteHealth } from './use-remote-health';

export const LiveVersionHealth = ({ remote: { id, version } }: { remote: DeployedRemote }) => {
  const known = useRemoteHealth(id);
  if (!known) return null;
  const health = known.get(version);
  const words = health
    ? [
        formatLoadCount(health),
        formatLoadFailures(health),
        ...(health.p75 === null ? [] : [`p75 load time ${formatLoadTime(health)}`]),
        formatOpenTabs(health),
      ].join(', ')
    : 'not loaded';
  return <Text tone="second">{`Last 24 hours: ${words}`}</Text>;
};
