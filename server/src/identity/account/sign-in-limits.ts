import type { Attempt, AttemptLimit } from './attempts';

const ofName: AttemptLimit = { kind: 'name', free: 50, firstWait: 5, longestWait: 300 };
const ofNetwork: AttemptLimit = { kind: 'network', free: 200, firstWait: 1, longestWait: 2 };
const ofNameHere: AttemptLimit = { kind: 'name-here', free: 5, firstWait: 5, longestWait: 900 };
const ofSetup: AttemptLimit = { kind: 'setup', free: 10, firstWait: 5, longestWait: 900 };
const ofInvitation: AttemptLimit = { ...ofSetup, kind: 'invitation' };

/**
 * What a sign-in counts for. The strict limit is that of one name from one network. That of a name
 * alone meets who guesses from many networks, that of a network alone who tries many names; both only
 * slow down. A browser that the name's owner has used counts for itself, so that no stranger's guesses
 * keep the owner out.
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

/** What a guess of the setup key counts for. */
export const setupAttempts = (network: string): Attempt[] => [{ limit: ofSetup, of: [network] }];

/** What a guess of the code of an invitation counts for. */
export const invitationAttempts = (network: string): Attempt[] => [
  { limit: ofInvitation, of: [network] },
];
