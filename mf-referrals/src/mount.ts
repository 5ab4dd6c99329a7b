import { mountRemote } from 'shell/sdk/react';

/** The door for foreign hosts. */
export const mount = mountRemote('referrals');
