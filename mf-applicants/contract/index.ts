import { routeRef } from 'shell/sdk/define';

export const applications = routeRef('applicants.list');
export const applicantDetail = routeRef<{ id: number }>('applicants.view');
