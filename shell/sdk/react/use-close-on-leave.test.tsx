import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useCloseOnLeave } from './use-close-on-leave';

const open = (address = '/job/view/7?tab=seo') => {
  const close = jest.fn();
  const { result } = renderHook(
    () => {
      useCloseOnLeave(close);
      return useNavigate();
    },
    {
      wrapper: ({ children }) => (
        <MemoryRouter initialEntries={['/all/job', address]}>{children}</MemoryRouter>
      ),
    },
  );
  const go = (to: string, replace = false) =>
    act(async () => void (await result.current(to, { replace })));
  return { close, go, back: () => act(async () => void (await result.current(-1))) };
};

test('a link from a drawer to another page closes the drawer', async () => {
  const { close, go } = open();
  await go('/application?jobId=7');
  expect(close).toHaveBeenCalledTimes(1);
});

test('a link to the page below the drawer closes the drawer', async () => {
  const { close, go } = open();
  await go('/job/view/7?tab=seo', true);
  expect(close).toHaveBeenCalledTimes(1);
});

test('Back to another page closes the drawer', async () => {
  const { close, back } = open();
  await back();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a drawer stays open while the page below it corrects its address', async () => {
  const { close, go } = open();
  await go('/job/view/7', true);
  expect(close).not.toHaveBeenCalled();
});

test('a drawer stays open while the address names it, also on a new history entry, and closes otherwise', async () => {
  const { close, go } = open('/job/view/7?drawer=jobs.status&of=7');
  await go('/job/view/7?page=3&drawer=jobs.status&of=7');
  expect(close).not.toHaveBeenCalled();
  await go('/job/view/7?page=3&drawer=jobs.status&of=8', true);
  expect(close).toHaveBeenCalledTimes(1);
});
