import { act, render } from '@testing-library/react';
import * as shared from '../src';
import * as board from '../src/board';
import * as charts from '../src/charts';
import * as forms from '../src/forms';
import * as log from '../src/log';
import * as page from '../src/page';
import * as richText from '../src/rich-text';
import * as table from '../src/table';
import * as timeline from '../src/timeline';
import { UiProvider } from '../src';
import { Pane } from './pane';
import { sections } from './sections';
import ownPackage from '../package.json';

const entries: Record<string, object> = {
  '.': shared,
  './page': page,
  './table': table,
  './forms': forms,
  './rich-text': richText,
  './charts': charts,
  './timeline': timeline,
  './board': board,
  './log': log,
};

const isComponent = (name: string, value: unknown) =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

const exported = Object.values(entries).flatMap((entry) =>
  Object.entries(entry).flatMap(([name, value]) => (isComponent(name, value) ? [name] : [])),
);
const shown = sections.flatMap(({ demos }) => demos.flatMap(({ of }) => of));

/** Entry points that draw nothing themselves: they wrap the console in another app's page. */
const invisible = ['./embed'];

test('the catalogue covers every entry point of the package', () => {
  expect([...Object.keys(entries), ...invisible]).toEqual(Object.keys(ownPackage.exports));
});

test.each(exported)('the component %s is shown in the catalogue', (name) => {
  expect(shown).toContain(name);
});

test('the catalogue shows no component that was removed', () => {
  expect(shown.filter((name) => !exported.includes(name))).toEqual([]);
});

test.each(sections)('every state of $title renders', async (section) => {
  const { container } = render(
    <UiProvider>
      <Pane section={section} />
    </UiProvider>,
  );
  await act(() => Promise.resolve());
  expect(container.querySelectorAll('section')).not.toHaveLength(0);
});
