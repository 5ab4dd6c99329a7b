import { render } from '@testing-library/react';
import { announceTitle, setTitleSuffix } from './document-title';
import { useDocumentTitle } from './use-document-title';

afterEach(() => setTitleSuffix(''));

const Page = ({ title }: { title: string | undefined }) => {
  useDocumentTitle(title);
  return null;
};

test('a tab is called by its page, then by the company', () => {
  setTitleSuffix('Kestrel');
  announceTitle('Jobs');
  expect(document.title).toBe('Jobs · Kestrel');
  announceTitle('Kestrel');
  expect(document.title).toBe('Kestrel');
});

test('a company that is renamed takes the place of its old name', () => {
  announceTitle('Jobs');
  setTitleSuffix('Kestrel');
  setTitleSuffix('Osprey');
  expect(document.title).toBe('Jobs · Osprey');
  setTitleSuffix('');
  expect(document.title).toBe('Jobs');
});

test('a page whose name is not known yet keeps the one of its route', () => {
  announceTitle('Job');
  const { rerender } = render(<Page title={undefined} />);
  expect(document.title).toBe('Job');
  rerender(<Page title="Night Baker" />);
  expect(document.title).toBe('Night Baker');
});
