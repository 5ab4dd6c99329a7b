import { Checkbox, Stack, Text } from 'shared-ui';
import { ChoiceLine } from './choice-line';
import { NoPlatformsYet, PlatformsFailed, PlatformsOnTheirWay } from './platform-states';
import { usePlatforms, type Platform } from './use-platforms';

interface Props {
  /** Ids of the chosen platforms. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  disabled?: boolean;
  /** Where the job is live already; offered even when a platform is no longer. */
  current?: readonly Platform[];
}

const joined = (offered: readonly Platform[], current: readonly Platform[]): Platform[] => [
  ...offered,
  ...current.filter(({ id }) => !offered.some((platform) => platform.id === id)),
];

/** Where a job is published: one box for each platform, and one for all of them. */
export const PlatformChoices = ({ value, onChange, disabled = false, current = [] }: Props) => {
  const { platforms: offered, error, reload } = usePlatforms();
  if (!offered) {
    return error ? <PlatformsFailed error={error} onRetry={reload} /> : <PlatformsOnTheirWay />;
  }
  const platforms = joined(offered, current);
  if (platforms.length === 0) return <NoPlatformsYet />;

  const chosen = platforms.filter(({ id }) => value.includes(id));
  const all = chosen.length === platforms.length;
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id]);
  return (
    <Stack role="group" aria-label="Platforms" gap="1">
      <ChoiceLine disabled={disabled}>
        <Checkbox
          checked={all}
          indeterminate={!all && chosen.length > 0}
          disabled={disabled}
          onChange={() => onChange(all ? [] : platforms.map(({ id }) => id))}
        />
        <Text as="span" fontWeight={550}>
          All Platforms
        </Text>
      </ChoiceLine>
      {platforms.map(({ id, name }) => (
        <ChoiceLine key={id} disabled={disabled} inner>
          <Checkbox checked={value.includes(id)} disabled={disabled} onChange={() => toggle(id)} />
          <span>{name}</span>
        </ChoiceLine>
      ))}
    </Stack>
  );
};
