import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from 'shared-auth';
import { answer, pageOf, press, renderPage, user } from 'shell/sdk/testing';
import { PlatformChoices } from './platform-choices';
import { getPlatforms, platforms } from './testing/publishing-answers';

const chosen = jest.fn();
const Choices = ({ start }: { start: number[] }) => {
  const [value, setValue] = useState(start);
  return (
    <PlatformChoices
      value={value}
      current={[{ id: 9, name: 'Old Board' }]}
      onChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
};

const open = (start: number[] = [], answers = [answer(getPlatforms, pageOf(platforms))]) =>
  renderPage(<Choices start={start} />, { answers });
const box = (name: string) => screen.findByRole('checkbox', { name });

test('All Platforms selects all, shows a partial selection, and clears all', async () => {
  open([2]);
  const all = await box('All Platforms');
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect(chosen).toHaveBeenLastCalledWith([1, 2, 3, 9]);
  expect(all).toBeChecked();
  await user.click(all);
  expect(chosen).toHaveBeenLastCalledWith([]);
});

test('each platform has a checkbox, including one that is no longer offered', async () => {
  open([9]);
  expect(await box('Old Board')).toBeChecked();
  await user.click(await box('Newspaper'));
  expect(chosen).toHaveBeenLastCalledWith([9, 3]);
  await user.click(await box('Old Board'));
  expect(chosen).toHaveBeenLastCalledWith([3]);
});

test('platforms that fail to load can be retried', async () => {
  let tries = 0;
  open(
    [],
    [
      answer(getPlatforms, () => {
        if (tries++ > 0) return pageOf(platforms);
        throw new ApiError({ code: 'X', message: 'Try again.', status: 500, requestId: 'r-3' });
      }),
    ],
  );
  expect(await screen.findByText('Reference r-3')).toBeVisible();
  await press('Retry');
  expect(await box('Newspaper')).toBeVisible();
});
