import { fireEvent, render } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { Avatar } from './avatar';

const draw = (name: string, src?: string) => {
  const drawn = render(<Avatar name={name} src={src} />, { wrapper: UiProvider });
  return {
    ...drawn,
    picture: () => drawn.container.querySelector('img'),
    /** Initials are hidden from screen readers, since the name is written beside them. */
    letters: () =>
      drawn.container.querySelector('[aria-hidden=true]')?.getAttribute('data-letters'),
  };
};

test.each([
  ['Mira Rao', 'MR'],
  ['  mira   de  la rao ', 'MR'],
  ['Mira', 'M'],
  ['', ''],
])('“%s” without a picture has the initials “%s”', (name, letters) => {
  expect(draw(name).letters()).toBe(letters);
});

test('a picture that fails to load is replaced by initials, and a new one is tried', () => {
  const { rerender, picture, letters } = draw('Mira Rao', '/a.png');
  expect(letters()).toBeUndefined();
  fireEvent.error(picture() as HTMLElement);
  expect(picture()).toBeNull();
  expect(letters()).toBe('MR');
  rerender(<Avatar name="Mira Rao" src="/b.png" />);
  expect(picture()).toHaveAttribute('src', '/b.png');
});
