import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DataProvider } from 'shared-auth';
import { Root } from './root';

/** The router has only one route, since the frame must stay mounted; the registry maps addresses to pages. */
const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  { path: '*', Component: () => <Root router={router} /> },
]);

export const Console = () => (
  <DataProvider>
    <RouterProvider router={router} />
  </DataProvider>
);
