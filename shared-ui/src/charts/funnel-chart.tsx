import { Box, Flex } from '@chakra-ui/react';
import { ResponsiveFunnel } from '@nivo/funnel';
import { ChartFrame } from './chart-frame';
import { chartColors, chartTheme } from './chart-theme';

// A type and not an interface: the library wants an index signature.
export type FunnelStep = {
  id: string;
  label: string;
  value: number;
};

interface Props {
  label: string;
  data: readonly FunnelStep[];
  height?: number;
  /** Follows a step, by its place. */
  onPress?: (step: number) => void;
}

/** How many are left from step to step. */
export const FunnelChart = ({ label, data, height = 280, onPress }: Props) => (
  <ChartFrame
    label={label}
    height={height}
    lines={data.map(({ label: name, value }) => ({ name, figures: [value] }))}
  >
    <Flex height="44px" px="2" textStyle="small" color="ink2" textAlign="center" aria-hidden>
      {data.map((step) => (
        <Box key={step.id} flex="1" minWidth="0" px="1">
          {step.label}
        </Box>
      ))}
    </Flex>
    <Box height={`${String(height - 44)}px`}>
      <ResponsiveFunnel
        data={[...data]}
        theme={chartTheme}
        colors={chartColors}
        margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
        direction="horizontal"
        shapeBlending={0.5}
        spacing={2}
        borderWidth={0}
        labelColor="var(--ui-colors-panel)"
        enableBeforeSeparators={false}
        enableAfterSeparators={false}
        currentPartSizeExtension={4}
        animate={false}
        {...(onPress && {
          onClick: ({ data: { id } }) => onPress(data.findIndex((step) => step.id === id)),
        })}
      />
    </Box>
  </ChartFrame>
);
