import { LinkProvider } from 'shared-ui';
import { RouterLink, TrailProvider, type DataRouter } from '../../sdk/react';
import { ConsoleFrame } from '../frame/console-frame';
import { ShellPortProvider } from './shell-port-provider';

export const Root = ({ router }: { router?: DataRouter }) => (
  <LinkProvider component={RouterLink}>
    <ShellPortProvider>
      <TrailProvider router={router}>
        <ConsoleFrame />
      </TrailProvider>
    </ShellPortProvider>
  </LinkProvider>
);
