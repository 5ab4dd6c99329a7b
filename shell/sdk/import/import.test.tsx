import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { yup } from 'shared-ui/forms';
import { pick, press, renderPage } from 'shell/sdk/testing';
import {
  ImportColumnChoices,
  ImportColumnsStep,
  ImportFrame,
  ImportRunStep,
  type ImportStep,
} from '.';

const options = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
];

test('a field assigned to one column cannot be chosen for another until it is free again', async () => {
  renderPage(
    <ImportColumnsStep
      initial={{ column0: 'name', column1: '' }}
      schema={yup.object({})}
      check={() => Promise.resolve()}
      onChecked={() => undefined}
      onAnother={() => undefined}
    >
      <ImportColumnChoices
        fields={[
          { name: 'column0', label: 'Team' },
          { name: 'column1', label: 'Boss' },
        ]}
        options={options}
        placeholder="Left out"
      />
    </ImportColumnsStep>,
  );
  const boss = within(await screen.findByRole('combobox', { name: 'Boss' }));
  expect(boss.getByRole('option', { name: 'Name (taken by Team)' })).toBeDisabled();
  await pick('Team', 'Left out');
  expect(boss.getByRole('option', { name: 'Name' })).toBeEnabled();
});

const Steps = ({ first }: { first: ImportStep | 'done' }) => {
  const [step, setStep] = useState(first);
  const [subject, setSubject] = useState(1);
  return (
    <ImportFrame title="Import" step={step} subject={subject} onStep={setStep}>
      <button onClick={() => setSubject(2)}>Read again</button>
    </ImportFrame>
  );
};

test('reading a file again moves the focus to the top of the import', async () => {
  renderPage(<Steps first="columns" />);
  await press('Read again');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['check', 2],
  ['run', 0],
  ['done', 0],
] as const)('at the import step %s, a person can go back to %i steps', async (step, count) => {
  renderPage(<Steps first={step} />);
  const list = await screen.findByRole('list', { name: 'Import' });
  expect(within(list).queryAllByRole('button')).toHaveLength(count);
});

test('a stopped import shows its progress, why it stopped and how to continue', async () => {
  const goOn = jest.fn();
  renderPage(
    <ImportRunStep
      {...{ state: 'stopped', done: 3, total: 8, message: 'The server is away.', words: '' }}
      figures={[{ name: 'New', count: 3 }]}
      onGoOn={goOn}
    />,
  );
  expect(await screen.findByRole('heading', { name: 'The import has stopped' })).toBeVisible();
  expect(screen.getByText('The server is away.')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: '3 of 8 rows done' })).toBeVisible();
  await press('Go on');
  expect(goOn).toHaveBeenCalled();
});
