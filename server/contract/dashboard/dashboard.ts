import { Type, type Static } from 'typebox';

/** Live figures of the tiles, within what the person may see. */
export const DashboardSummary = Type.Object({
  totalApplicants: Type.Integer(),
  publishedJobs: Type.Integer(),
  unpublishedJobs: Type.Integer(),
  /** Sum of the positions of active jobs. */
  totalOpenings: Type.Integer(),
});
export type DashboardSummary = Static<typeof DashboardSummary>;
