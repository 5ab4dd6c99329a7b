import { Box, Flex } from '@chakra-ui/react';
import { ResponsiveFunnel, type FunnelCustomLayerProps, type FunnelDatum } from '@nivo/funnel';
import { createContext, use } from 'react';
import { ChartFrame } from './chart-frame';
import { ChartMarks } from './chart-marks';
import { chartColors, chartTheme, getFigureFill } from './chart-theme';

// A type and not an interface, since the chart library requires an index signature.
export type FunnelStep = {
  id: string;
  label: string;
  value: number;
};

interface Props {
  label: string;
  data: readonly FunnelStep[];
  total: number;
  height?: number;
  onPress?: (step: number) => void;
}

const headHeight = 60;
const margin = 8;

const formatShare = ({ value }: FunnelStep, total: number): string =>
  `${String(total === 0 ? 0 : Math.round((value / total) * 100))}%`;

const getStepFills = (steps: readonly FunnelStep[]) => ({
  ...Object.fromEntries(
    steps.map((_, place) => [`& path:nth-of-type(${String(place + 1)})`, getFigureFill(place)]),
  ),
  '& text': { fill: 'panel !important' },
});

const StepPressContext = createContext<Props['onPress']>(undefined);

// Defined outside the chart component, since a new function per render would re-mount the marks and
// lose the focus.
const Marks = ({ parts }: FunnelCustomLayerProps<FunnelDatum>) => {
  const follow = use(StepPressContext);
  if (!follow) return null;
  return (
    <ChartMarks
      marks={parts.map(({ data: step, x0, y0, width, height }, place) => ({
        ...{ id: String(step.id), name: String(step.label), value: step.value },
        ...{ x: x0 + margin, y: y0 + margin + headHeight, width, height },
        onPress: () => follow(place),
      }))}
    />
  );
};
const chartLayers = ['separators' as const, 'parts' as const, 'labels' as const, Marks];

export const FunnelChart = ({ label, data, total, height = 280, onPress }: Props) => (
  <ChartFrame
    label={label}
    height={height}
    fills={getStepFills(data)}
    lines={data.map((step) => ({
      name: `${step.label} (${formatShare(step, total)})`,
      figures: [step.value],
    }))}
  >
    <Flex
      height={`${String(headHeight)}px`}
      px="2"
      textStyle="small"
      color="ink2"
      textAlign="center"
      aria-hidden
    >
      {data.map((step) => (
        <Box key={step.id} flex="1" minWidth="0" px="1">
          <span>{step.label}</span>
          <Box fontWeight={600} color="ink">
            {formatShare(step, total)}
          </Box>
        </Box>
      ))}
    </Flex>
    <Box height={`${String(height - headHeight)}px`}>
      <StepPressContext value={onPress}>
        <ResponsiveFunnel
          data={[...data]}
          theme={chartTheme}
          colors={chartColors}
          margin={{ top: margin, right: margin, bottom: margin, left: margin }}
          direction="horizontal"
          shapeBlending={0.5}
          spacing={2}
          borderWidth={0}
          labelColor="var(--ui-colors-panel)"
          enableBeforeSeparators={false}
          enableAfterSeparators={false}
          currentPartSizeExtension={4}
          animate={false}
          layers={chartLayers}
          {...(onPress && {
            onClick: ({ data: { id } }) => onPress(data.findIndex((step) => step.id === id)),
          })}
        />
      </StepPressContext>
    </Box>
  </ChartFrame>
);
