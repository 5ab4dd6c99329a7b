import { ResponsiveBar, type BarCustomLayerProps } from '@nivo/bar';
import { Box, Flex } from '@chakra-ui/react';
import { createContext, use } from 'react';
import { ChartFrame, type ChartLine } from './chart-frame';
import { ChartMarks, type ChartMark } from './chart-marks';
import { chartColors, chartTheme, getFigureFill } from './chart-theme';
import { cutTitle } from './cut-title';

interface Props {
  label: string;
  lines: readonly ChartLine[];
  keys: readonly string[];
  isSideBySide?: boolean;
  height?: number;
  /** Called when the user clicks a bar, with the indexes of its category and its series. */
  onPress?: (line: number, figure: number) => void;
  /** True if a bar is a link; default: every bar. */
  leads?: (line: number, figure: number) => boolean;
}

type DrawnBar = BarCustomLayerProps<BarDatum>['bars'][number];
type BarDatum = { place: string } & Record<string, string | number>;

const BarMarksContext = createContext<(bar: DrawnBar) => ChartMark[]>(() => []);

// Defined outside the chart component, since a new function per render would re-mount the marks and
// lose the focus.
const Marks = ({ bars }: BarCustomLayerProps<BarDatum>) => {
  const marksOf = use(BarMarksContext);
  const byLine = bars.toSorted((one, other) => one.data.index - other.data.index);
  return <ChartMarks marks={byLine.flatMap(marksOf)} />;
};
const chartLayers = ['grid', 'axes', 'bars', Marks] as const;
/** Width in pixels for the axis labels. */
const leftMargin = 48;
const legendHeight = 28;

const maxLevelNames = 4;
/** Maximum number of letters that fit in one line below the bars, also on phones. */
const maxNameLetters = 40;

const getNameLayout = (lines: readonly ChartLine[]) => {
  const longest = Math.max(0, ...lines.map(({ name }) => cutTitle(name).length));
  return lines.length > maxLevelNames || longest * lines.length > maxNameLetters
    ? { room: 84, axis: { tickRotation: -40 } }
    : { room: 28, axis: {} };
};

const getFigureFills = (keys: readonly string[]) =>
  Object.fromEntries(
    keys.map((key, figure) => [
      `& [data-testid^=${JSON.stringify(`bar.item.${key}.`)}]`,
      getFigureFill(figure),
    ]),
  );

const ChartLegend = ({ keys }: { keys: readonly string[] }) => (
  <Flex
    as="ul"
    wrap="wrap"
    columnGap="4"
    ps={`${String(leftMargin)}px`}
    textStyle="small"
    color="ink2"
  >
    {keys.map((key, figure) => (
      <Flex as="li" key={key} align="center" gap="2">
        <Box as="span" boxSize="2" borderRadius="full" bg={getFigureFill(figure).fill} />
        <span>{key}</span>
      </Flex>
    ))}
  </Flex>
);

export const BarChart = ({
  label,
  lines,
  keys,
  isSideBySide = false,
  height = 280,
  onPress,
  leads = () => true,
}: Props) => {
  const names = getNameLayout(lines);
  const several = keys.length > 1;
  const nameOf = (place: string | number) => lines[Number(place)]?.name ?? '';
  const follow = (place: string | number, key: string | number) => {
    const way = [Number(place), keys.indexOf(String(key))] as const;
    return onPress && leads(...way) ? () => onPress(...way) : undefined;
  };
  const marksOf = ({ key, data, absX, absY, width, height: tall }: DrawnBar): ChartMark[] => {
    const press = follow(data.indexValue, data.id);
    if (!press || !data.value) return [];
    const figure = several
      ? `${nameOf(data.indexValue)}, ${String(data.id)}`
      : nameOf(data.indexValue);
    return [
      {
        id: key,
        x: absX,
        y: absY,
        width,
        height: tall,
        name: figure,
        value: data.value,
        onPress: press,
      },
    ];
  };
  return (
    <ChartFrame {...{ label, height, lines }} fills={getFigureFills(keys)}>
      <BarMarksContext value={marksOf}>
        <Box height={`${String(height - (several ? legendHeight : 0))}px`}>
          <ResponsiveBar
            // The index is the key, since two categories may have the same name.
            data={lines.map(({ figures }, place): BarDatum => ({
              place: String(place),
              ...Object.fromEntries(keys.map((key, at) => [key, figures[at] ?? 0])),
            }))}
            keys={[...keys]}
            groupMode={isSideBySide ? 'grouped' : 'stacked'}
            indexBy="place"
            theme={chartTheme}
            colors={chartColors}
            margin={{ top: 8, right: 8, bottom: names.room, left: leftMargin }}
            padding={0.35}
            borderRadius={3}
            enableLabel={false}
            axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 5 }}
            axisBottom={{
              tickSize: 0,
              tickPadding: 8,
              ...names.axis,
              format: (place: string) => cutTitle(nameOf(place)),
            }}
            tooltipLabel={({ id, indexValue }) => `${nameOf(indexValue)}, ${String(id)}`}
            gridYValues={5}
            animate={false}
            layers={chartLayers}
            onClick={({ indexValue, id }) => follow(indexValue, id)?.()}
            onMouseEnter={({ indexValue, id }, { currentTarget }) => {
              currentTarget.style.cursor = follow(indexValue, id) ? 'pointer' : '';
            }}
          />
        </Box>
      </BarMarksContext>
      {several ? <ChartLegend keys={keys} /> : null}
    </ChartFrame>
  );
};
