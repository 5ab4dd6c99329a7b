export { createRemoteConfig } from './remote-config';
export { createShellConfig } from './shell-config';
