import type { DeployedRemote } from 'server/contract/console/registry/registry-moves';
import { Text } from 'shared-ui';
import { failureWords, loadWords, tabWords, timeWords } from './health-words';
import { useHealth } from './use-health';

export const LiveHealth = ({ remote: { id, version } }: { remote: DeployedRemote }) => {
  const known = useHealth(id);
  if (!known) return null;
  const health = known.get(version);
  const words = health
    ? [
        loadWords(health),
        failureWords(health),
        ...(health.p75 === null ? [] : [`p75 load time ${timeWords(health)}`]),
        tabWords(health),
      ].join(', ')
    : 'not loaded';
  return <Text tone="second">{`Last 24 hours: ${words}`}</Text>;
};
