import config from './remote.config';

const pageAt = (path: string) => config.routes.find((route) => route.path === path)?.load;

test('both addresses of a new job open the same wizard', () => {
  expect(pageAt('/job/create')).toBe('CreateJobPage');
  expect(pageAt('/job/createv2')).toBe('CreateJobPage');
  expect(pageAt('/job/edit/:id')).toBe('EditJobPage');
});
