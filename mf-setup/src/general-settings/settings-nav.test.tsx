import remote from '../../remote.config';
import { screen } from '@testing-library/react';
import { renderPage } from 'shell/sdk/testing';
import { SettingsNav } from './settings-nav';

test.each([
  ['a page below it', '/general-settings/roles/3', 'Roles'],
  ['a page below another', '/general-settings/directory/people/import', 'Directory'],
])(
  'on %s, the tab of the settings area that contains it is marked as current',
  async (_, path, label) => {
    renderPage(<SettingsNav />, { address: path, path, routes: remote.routes });
    const here = await screen.findByRole('link', { current: 'page' });
    expect(here).toHaveTextContent(label);
    expect(screen.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
);
