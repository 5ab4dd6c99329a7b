import { routeRef } from 'shell/sdk/react';

/** The simple form; the buttons that create a job lead here until the wizard is built. */
export const createSimpleJob = routeRef('jobs.create-simple');
