export { BarChart } from './bar-chart';
export type { ChartLine } from './chart-frame';
export { FunnelChart, type FunnelStep } from './funnel-chart';
