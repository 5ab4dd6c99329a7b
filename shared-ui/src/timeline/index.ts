export { StateMark } from './state-mark';
export { StageTimeline } from './stage-timeline';
export type { TimelineStage, TimelineState, TimelineStatus } from './stages';
