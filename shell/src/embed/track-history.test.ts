import { createMemoryRouter } from 'react-router-dom';
import { giveRouterRequests } from '../../sdk/testing/request-for-router';
import { trackHistory } from './track-history';

giveRouterRequests();

it('Back in an embedded page leads to the page shown before, and never past the first page', async () => {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/application'] });
  const hasWayBack = trackHistory(router);
  expect(hasWayBack()).toBe(false);
  await router.navigate('/application?page=2', { replace: true });
  expect(hasWayBack()).toBe(false);
  await router.navigate('/application/view/7');
  await router.navigate('/application/view/7?tab=resume', { replace: true });
  expect(hasWayBack()).toBe(true);
  await router.navigate(-1);
  expect(hasWayBack()).toBe(false);
  await router.navigate(1);
  expect(hasWayBack()).toBe(true);
  await router.navigate(-1);
  await router.navigate('/job/7');
  expect(hasWayBack()).toBe(true);
});
