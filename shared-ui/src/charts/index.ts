export { BarChart, type BarDatum } from './bar-chart';
export { FunnelChart, type FunnelStep } from './funnel-chart';
