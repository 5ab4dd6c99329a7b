import { Checkbox, Stack, Text } from 'shared-ui';
import { ChoiceLine } from './choice-line';
import { NoPlatformsText, PlatformsFailure, PlatformsSkeleton } from './platform-states';
import { usePlatforms, type Platform } from './use-platforms';

interface Props {
  value: readonly number[];
  onChange: (value: number[]) => void;
  disabled?: boolean;
  /** Platforms on which the job is live; these stay selectable even if they are disabled. */
  current?: readonly Platform[];
}

const joinPlatforms = (offered: readonly Platform[], current: readonly Platform[]): Platform[] => [
  ...offered,
  ...current.filter(({ id }) => !offered.some((platform) => platform.id === id)),
];

export const PlatformChoices = ({ value, onChange, disabled = false, current = [] }: Props) => {
  const { platforms: offered, error, reload } = usePlatforms();
  if (!offered) {
    return error ? <PlatformsFailure error={error} onRetry={reload} /> : <PlatformsSkeleton />;
  }
  const platforms = joinPlatforms(offered, current);
  if (platforms.length === 0) return <NoPlatformsText />;

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
