import { screen } from '@testing-library/react';
import { renderPage } from 'shell/sdk/testing';
import { FileStep } from './file-step';

test.each([
  ['people', /Missing departments.* can be created with this file/],
  ['locations', /^Import .*cities.* first/],
] as const)(
  'the required order of imports is shown before a file of %s is chosen',
  (kind, words) => {
    renderPage(<FileStep kind={kind} onRead={() => undefined} />);
    expect(screen.getByText(words)).toBeVisible();
  },
);
