import type { DeployedRemote } from 'server/contract/console/registry/registry-moves';
import { Text } from 'shared-ui';
import { formatFailures, formatLoads, formatTabs, formatLoadTime } from './format-health';
import { useHealth } from './use-health';

export const LiveHealth = ({ remote: { id, version } }: { remote: DeployedRemote }) => {
  const known = useHealth(id);
  if (!known) return null;
  const health = known.get(version);
  const words = health
    ? [
        formatLoads(health),
        formatFailures(health),
        ...(health.p75 === null ? [] : [`p75 load time ${formatLoadTime(health)}`]),
        formatTabs(health),
      ].join(', ')
    : 'not loaded';
  return <Text tone="second">{`Last 24 hours: ${words}`}</Text>;
};
