import { useId, useState } from 'react';
import {
  Box,
  Checkbox,
  Dialog,
  Flex,
  Grid,
  Heading,
  Kbd,
  listKeyGroups,
  Stack,
  Text,
  type PageKey,
} from 'shared-ui';
import { readSingleKeysSetting, storeSingleKeysSetting } from './single-keys';

const keyNames: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑' };

interface KeySectionProps {
  title: string;
  keys: readonly PageKey[];
}

/**
 * Lists the shortcuts by section; a shortcut of the whole page is omitted if a part of the page uses the same
 * key.
 */
const readKeySections = (): KeySectionProps[] => {
  const sections = new Map<string, PageKey[]>();
  const taken = new Set<string>();
  for (const { title, getRegion, getKeys } of listKeyGroups()) {
    const keys = getKeys().filter((key) => getRegion() || !taken.has(key.keys.join(' ')));
    for (const key of keys) taken.add(key.keys.join(' '));
    if (keys.length > 0) sections.set(title, [...(sections.get(title) ?? []), ...keys]);
  }
  return [...sections].map(([title, keys]) => ({ title, keys }));
};

const KeySection = ({ title, keys }: KeySectionProps) => {
  const titleId = useId();
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Heading level={3} id={titleId} textStyle="small" color="ink2" mb="1.5">
        {title}
      </Heading>
      <Grid as="dl" templateColumns="auto 1fr" columnGap="4" rowGap="1.5" alignItems="baseline">
        {keys.map((key) => (
          <Box key={key.label} display="contents">
            <Flex as="dt" gap="1" minWidth="60px">
              {key.keys.map((name) => (
                <Kbd key={name} fontSize="13px" color="ink">
                  {keyNames[name] ?? name}
                </Kbd>
              ))}
            </Flex>
            <Text as="dd">{key.label}</Text>
          </Box>
        ))}
      </Grid>
    </Box>
  );
};

/** Dialog that lists the shortcuts of the page behind it, as they were when the dialog opened. */
export const KeysDialog = ({ title, onClose }: { title: string; onClose: () => void }) => {
  const [sections] = useState(readKeySections);
  const [areOn, setAreOn] = useState(readSingleKeysSetting);
  const choose = (on: boolean): void => {
    storeSingleKeysSetting(on);
    setAreOn(on);
  };
  return (
    <Dialog open closable title={title} width={460} onClose={onClose}>
      <Stack gap="5" pb="2">
        <Flex as="label" gap="2" align="baseline">
          <Checkbox
            checked={areOn}
            onChange={({ currentTarget }) => choose(currentTarget.checked)}
          />
          <span>
            Use keys without Ctrl
            <Text as="span" display="block" size="sm" tone="second">
              Switch them off if you dictate to the computer, or press them by mistake. Keys with
              Ctrl stay.
            </Text>
          </span>
        </Flex>
        {sections.map((section) => (
          <KeySection key={section.title} {...section} />
        ))}
      </Stack>
    </Dialog>
  );
};
