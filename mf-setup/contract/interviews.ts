import type { RouteRef } from 'shell/sdk/define';

export const competencies = 'setup.competencies' as RouteRef;
export const createCompetency = 'setup.create-competency' as RouteRef;
export const editCompetency = 'setup.edit-competency' as RouteRef<{ id: number }>;
export const interviewPlans = 'setup.interview-plans' as RouteRef;
export const createInterviewPlan = 'setup.create-interview-plan' as RouteRef;
export const editInterviewPlan = 'setup.edit-interview-plan' as RouteRef<{ id: number }>;
export const offerTemplates = 'setup.offer-templates' as RouteRef;
export const createOfferTemplate = 'setup.create-offer-template' as RouteRef;
export const editOfferTemplate = 'setup.edit-offer-template' as RouteRef<{ id: number }>;
export const offerRules = 'setup.offer-rules' as RouteRef;
export const createOfferRule = 'setup.create-offer-rule' as RouteRef;
export const editOfferRule = 'setup.edit-offer-rule' as RouteRef<{ id: number }>;
