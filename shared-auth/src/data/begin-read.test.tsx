import { act, render, screen } from '@testing-library/react';
import { getFooter } from 'server/contract/platform/company/company.calls';
import { ApiError } from '../http/api-error';
import { setCallTransport } from '../http/send';
import { beginRead } from './begin-read';
import { refresh } from './cache';
import { DataProvider } from './data-provider';
import { useRead } from './use-read';

const footerOf = (version: string) => ({ data: [{ content: '', version }] });

const Footer = () => {
  const { data, error } = useRead(getFooter, {}, { once: true });
  return <p>{error?.message ?? data?.data[0]?.version ?? 'nothing'}</p>;
};

let asked = 0;
const answerWith = (reply: () => unknown) =>
  setCallTransport(async () => {
    asked += 1;
    return reply();
  });

const draw = () =>
  render(
    <DataProvider>
      <Footer />
    </DataProvider>,
  );

afterEach(async () => {
  await act(() => refresh());
  setCallTransport();
});

test('a component draws the result or the error of a read that was started before its first render', async () => {
  answerWith(() => {
    throw new ApiError({ code: 'INTERNAL', message: 'Down.', status: 500, requestId: 'r1' });
  });
  await beginRead(getFooter, {});
  const { unmount } = draw();
  expect(await screen.findByText('Down.')).toBeVisible();
  unmount();

  asked = 0;
  answerWith(() => footerOf('2.1.0'));
  await beginRead(getFooter, {});
  draw();
  expect(screen.getByText('2.1.0')).toBeVisible();
  expect(asked).toBe(1);
  expect(beginRead(getFooter, {})).toBeUndefined();
});
