import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DataProvider } from 'shared-auth';
import { LinkProvider } from 'shared-ui';
import { Frame } from '../frame/frame';
import { RouterLink } from '../../sdk/react';
import { ShellPortProvider } from './shell-port-provider';

const Root = () => (
  <LinkProvider component={RouterLink}>
    <ShellPortProvider>
      <Frame />
    </ShellPortProvider>
  </LinkProvider>
);

/** One address bar: the frame stays, and the registry decides which page an address belongs to. */
const router = createBrowserRouter([{ path: '*', element: <Root /> }]);

/** The whole console of a signed-in person. */
export const Console = () => (
  <DataProvider>
    <RouterProvider router={router} />
  </DataProvider>
);
