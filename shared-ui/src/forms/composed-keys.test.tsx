import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '../filters/search-box';
import { Dialog } from '../overlay/dialog';
import { Picker } from '../picker/picker';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { TagsField } from './tags-field';

const done = jest.fn();
beforeEach(() => done.mockClear());

const items = [{ id: 1, label: '東京' }];
const useOptions = () => ({ items, hasMore: false, isLoading: false, error: undefined });

const Page = () => (
  <UiProvider>
    <Dialog open title="Applicant" onClose={() => done('closed')}>
      <SearchBox label="Search" value="" onChange={done} />
      <Form initialValues={{ words: [] }} onSubmit={done}>
        <TagsField name="words" label="Keywords" />
      </Form>
      <label htmlFor="city">City</label>
      <Picker id="city" label="City" value={[]} onChange={done} useOptions={useOptions} />
      <textarea aria-label="Message" onKeyDown={(event) => event.key === 'Enter' && done('sent')} />
    </Dialog>
  </UiProvider>
);

const boxes = [
  ['textbox', 'Keywords'],
  ['searchbox', 'Search'],
  ['combobox', 'City'],
  ['textbox', 'Message'],
] as const;

/** Key events that end a composition, by browser; Safari sends its event after the end. */
const endings = [
  ['of Chromium and Firefox', { isComposing: true, keyCode: 229 }],
  ['without the code', { isComposing: true, keyCode: 13 }],
  ['of Safari', { isComposing: false, keyCode: 229 }],
] as const;

test.each(
  boxes.flatMap(([role, name]) => endings.map(([what, key]) => [name, what, role, key] as const)),
)(
  'in %s the Enter %s only ends the composition of a character and triggers nothing',
  async (...row) => {
    const [name, , role, key] = row;
    render(<Page />);
    const box = screen.getByRole(role, { name });
    await userEvent.type(box, '東');
    if (role === 'combobox') await userEvent.keyboard('{ArrowDown}');
    done.mockClear();
    if (!key.isComposing) fireEvent.compositionEnd(box);
    fireEvent.keyDown(box, { key: 'Enter', ...key });
    fireEvent.keyDown(box, { key: 'Escape', ...key });
    expect(done).not.toHaveBeenCalled();
    expect(box).toHaveValue('東');
    expect(screen.queryByText('Entered: 東')).not.toBeInTheDocument();

    await userEvent.type(box, '{Enter}');
    if (role === 'textbox' && name === 'Keywords')
      expect(screen.getByText('Entered: 東')).toBeInTheDocument();
    else expect(done).toHaveBeenCalledTimes(1);
  },
);
