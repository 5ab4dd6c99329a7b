import { Type, type Static } from 'typebox';

export const DashboardSummary = Type.Object({
  totalApplicants: Type.Integer(),
  publishedJobs: Type.Integer(),
  unpublishedJobs: Type.Integer(),
  totalOpenings: Type.Integer(),
});
export type DashboardSummary = Static<typeof DashboardSummary>;
