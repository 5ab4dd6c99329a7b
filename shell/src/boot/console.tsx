import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DataProvider } from 'shared-auth';
import { Root } from './root';

/** The frame stays, and the registry decides which page an address belongs to. */
const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  { path: '*', Component: () => <Root router={router} /> },
]);

/** The whole console of a signed-in person. */
export const Console = () => (
  <DataProvider>
    <RouterProvider router={router} />
  </DataProvider>
);
