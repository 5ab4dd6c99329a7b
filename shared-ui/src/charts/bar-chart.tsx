import { ResponsiveBar } from '@nivo/bar';
import { ChartFrame } from './chart-frame';
import { chartColors, chartTheme } from './chart-theme';

export type BarDatum = Record<string, string | number>;

interface Props {
  label: string;
  data: readonly BarDatum[];
  /** Names of the figures; several stand on top of each other. */
  keys: readonly string[];
  /** Name of the field that each bar is of. */
  indexBy: string;
  height?: number;
}

const figureOf = (datum: BarDatum, key: string) => datum[key] ?? 0;

const mostLevel = 6;

// Many names do not fit side by side: they are cut and stand aslant.
const namesOf = (count: number) =>
  count > mostLevel
    ? { room: 64, axis: { tickRotation: -40, truncateTickAt: 12 } }
    : { room: 28, axis: { truncateTickAt: 24 } };

/** Figures as bars. */
export const BarChart = ({ label, data, keys, indexBy, height = 280 }: Props) => {
  const names = namesOf(data.length);
  const legend = keys.length > 1 ? 28 : 0;
  return (
    <ChartFrame
      label={label}
      height={height}
      table={{
        head: [indexBy, ...keys],
        rows: data.map((datum) => [
          figureOf(datum, indexBy),
          ...keys.map((key) => figureOf(datum, key)),
        ]),
      }}
    >
      <ResponsiveBar
        data={[...data]}
        keys={[...keys]}
        indexBy={indexBy}
        theme={chartTheme}
        colors={chartColors}
        margin={{ top: 8, right: 8, bottom: names.room + legend, left: 40 }}
        padding={0.35}
        borderRadius={3}
        enableLabel={false}
        axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: 5 }}
        axisBottom={{ tickSize: 0, tickPadding: 8, ...names.axis }}
        gridYValues={5}
        animate={false}
        legends={
          keys.length > 1
            ? [
                {
                  dataFrom: 'keys',
                  anchor: 'bottom-left',
                  direction: 'row',
                  translateY: names.room + 26,
                  itemWidth: 110,
                  itemHeight: 20,
                  symbolSize: 8,
                  symbolShape: 'circle',
                },
              ]
            : []
        }
      />
    </ChartFrame>
  );
};
