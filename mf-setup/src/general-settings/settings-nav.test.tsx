import { screen } from '@testing-library/react';
import { renderPage } from 'shell/sdk/testing';
import { SettingsNav } from './settings-nav';

test.each([
  ['a page below it', '/setup.roles/person/3', 'Roles'],
  ['a page below another', '/setup.directory/people/import', 'Directory'],
])('the tab of its part of the settings is marked as current on %s', async (_, path, label) => {
  renderPage(<SettingsNav />, { address: path, path });
  const here = await screen.findByRole('link', { current: 'page' });
  expect(here).toHaveTextContent(label);
  expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
});
