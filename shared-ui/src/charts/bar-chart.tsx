import { ResponsiveBar } from '@nivo/bar';
import { ChartFrame, type ChartLine } from './chart-frame';
import { chartColors, chartTheme } from './chart-theme';
import { cutTitle } from './cut-title';

interface Props {
  label: string;
  lines: readonly ChartLine[];
  /** Names of the figures; several stand on top of each other. */
  keys: readonly string[];
  height?: number;
  /** Follows a bar, by the place of its line and of its figure. */
  onPress?: (line: number, figure: number) => void;
}

const mostLevel = 4;

// Many names do not fit side by side: they stand aslant.
const namesOf = (count: number) =>
  count > mostLevel ? { room: 84, axis: { tickRotation: -40 } } : { room: 28, axis: {} };

const legend = (room: number) => ({
  dataFrom: 'keys' as const,
  anchor: 'bottom-left' as const,
  direction: 'row' as const,
  translateY: room + 26,
  itemWidth: 110,
  itemHeight: 20,
  symbolSize: 8,
  symbolShape: 'circle' as const,
});

/** Figures as bars. */
export const BarChart = ({ label, lines, keys, height = 280, onPress }: Props) => {
  const names = namesOf(lines.length);
  const several = keys.length > 1;
  const nameOf = (place: string | number) => lines[Number(place)]?.name ?? '';
  return (
    <ChartFrame label={label} height={height} lines={lines}>
      <ResponsiveBar
        // By place, for two things may have one name.
        data={lines.map(({ figures }, place) => ({
          place: String(place),
          ...Object.fromEntries(keys.map((key, at) => [key, figures[at] ?? 0])),
        }))}
        keys={[...keys]}
        indexBy="place"
        theme={chartTheme}
        colors={chartColors}
        margin={{ top: 8, right: 8, bottom: names.room + (several ? 28 : 0), left: 48 }}
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
        legends={several ? [legend(names.room)] : []}
        {...(onPress && {
          onClick: ({ indexValue, id }) => onPress(Number(indexValue), keys.indexOf(String(id))),
          onMouseEnter: (_, { currentTarget }) => {
            currentTarget.style.cursor = 'pointer';
          },
        })}
      />
    </ChartFrame>
  );
};
