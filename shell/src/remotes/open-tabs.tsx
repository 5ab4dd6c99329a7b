import type { RemoteHealth } from 'server/contract/console/registry/registry-health';
import { getRemotePeople } from 'server/contract/console/registry/registry.calls';
import { usePermission, useRead } from 'shared-auth';
import { Box, Button, DelayedSpinner, Popover, Text } from 'shared-ui';
import { formatCountWithNoun, formatOpenTabs } from './format-health';

const OpenTabPeople = ({ health: { id, version } }: { health: RemoteHealth }) => {
  const { data, error } = useRead(getRemotePeople, { params: { id } });
  if (error && !data) return <Text>{error.message}</Text>;
  if (!data) return <DelayedSpinner label="Loading names" />;
  const { names, total } = data.data.find((one) => one.version === version) ?? {
    names: [],
    total: 0,
  };
  const more = total - names.length;
  return (
    <Box px="2" py="1.5">
      {total === 0 ? <Text>Nobody has it open any more.</Text> : null}
      <Box as="ul" listStyleType="none" maxHeight="280px" overflowY="auto" tabIndex={0}>
        {names.map((name, at) => (
          <li key={`${name}-${String(at)}`}>{name}</li>
        ))}
      </Box>
      {more > 0 ? <Text tone="second">{`And ${formatCountWithNoun(more, 'other')}.`}</Text> : null}
    </Box>
  );
};

export const OpenTabs = ({ health }: { health: RemoteHealth }) => {
  const { allowed } = usePermission('registry:deploy');
  const words = formatOpenTabs(health);
  if (!allowed || health.tabs === 0) return <span>{words}</span>;
  return (
    <Popover
      label={`Who has ${health.id} ${health.version} open`}
      align="end"
      width="240px"
      trigger={<Button size="sm">{words}</Button>}
    >
      <OpenTabPeople health={health} />
    </Popover>
  );
};
