import { routeRef } from 'shell/sdk/define';

export const createJobSeo = routeRef<{ id: number }>('setup.seo-of-job');
