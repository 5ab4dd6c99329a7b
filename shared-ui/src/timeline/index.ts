export { StateMark } from './state-mark';
export { StageStrip, type StripStage } from './stage-strip';
export { StageTimeline } from './stage-timeline';
export type { TimelineStage, TimelineState, TimelineStatus } from './stages';
