import { mountRemote } from 'shell/sdk/react';

/** Entry point for hosts other than this console's shell. */
export const mount = mountRemote('referrals');
