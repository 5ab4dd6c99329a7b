import { LinkProvider } from 'shared-ui';
import { RouterLink, TrailProvider } from '../../sdk/react';
import { Frame } from '../frame/frame';
import { ShellPortProvider } from './shell-port-provider';

/** The one element of the router: the frame, and what remotes reach through it. */
export const Root = () => (
  <LinkProvider component={RouterLink}>
    <ShellPortProvider>
      <TrailProvider inHistory>
        <Frame />
      </TrailProvider>
    </ShellPortProvider>
  </LinkProvider>
);
