import { useState } from 'react';
import { Box, Card, Grid, Heading, Text } from '../src';
import { LayerContext } from '../src/layer/layer-context';
import type { Demo, Section } from './demo';

const DemoCard = ({ shown }: { shown: Demo }) => (
  <Box as="section" mb="8">
    <Heading>{shown.of.length > 12 ? 'Icons' : shown.of.join(', ')}</Heading>
    <Text size="sm" tone="third" mb="3">
      {shown.words}
    </Text>
    <Grid templateColumns="repeat(auto-fill, minmax(min(300px, 100%), 1fr))" gap="3">
      {shown.states.map(({ name, Draw, wide }) => (
        <Card key={name} p="3.5" {...(wide ? { gridColumn: '1 / -1' } : {})}>
          <Text size="sm" tone="second" mb="2.5">
            {name}
          </Text>
          <Draw />
        </Card>
      ))}
    </Grid>
  </Box>
);

/**
 * Shows a section in one colour mode; floating layers render inside the pane, so that they use its colour
 * mode.
 */
export const Pane = ({ section, mode }: { section: Section; mode?: 'light' | 'dark' }) => {
  const [layer, setLayer] = useState<HTMLElement | null>(null);
  return (
    <Box
      ref={setLayer}
      className={mode}
      flex="1"
      minWidth="0"
      p={{ base: '3.5', md: '6' }}
      bg="bg"
      color="ink"
      css={{ colorScheme: mode, '--surface': 'colors.bg' }}
    >
      <LayerContext value={mode ? layer : null}>
        {section.demos.map((shown, at) => (
          <DemoCard key={at} shown={shown} />
        ))}
      </LayerContext>
    </Box>
  );
};
