import type { Attempt, AttemptLimit } from './attempts';

const ofName: AttemptLimit = { kind: 'name', free: 50, firstWait: 5, longestWait: 300 };
const ofNetwork: AttemptLimit = { kind: 'network', free: 200, firstWait: 1, longestWait: 2 };
const ofNameHere: AttemptLimit = { kind: 'name-here', free: 5, firstWait: 5, longestWait: 900 };
const ofSetup: AttemptLimit = { kind: 'setup', free: 10, firstWait: 5, longestWait: 900 };
const ofInvitation: AttemptLimit = { ...ofSetup, kind: 'invitation' };

/**
 * The strict limit is for a name from one network; the limits of a name alone and of a network alone slow
 * distributed guesses. A browser known to the name's owner has its own limit, so that nobody locks them
 * out.
 */
export const signInAttempts = (
  name: string,
  network: string,
  knownBrowser: string | undefined,
): Attempt[] =>
  knownBrowser
    ? [{ limit: ofNameHere, of: [name, 'browser', knownBrowser], isCleared: true }]
    : [
        { limit: ofNameHere, of: [name, 'network', network], isCleared: true },
        { limit: ofName, of: [name] },
        { limit: ofNetwork, of: [network] },
      ];

export const setupAttempts = (network: string): Attempt[] => [{ limit: ofSetup, of: [network] }];

export const invitationAttempts = (network: string): Attempt[] => [
  { limit: ofInvitation, of: [network] },
];
