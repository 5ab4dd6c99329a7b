import { render } from '@testing-library/react';
import { announceTitle, setTitleSuffix } from './document-title';
import { useDocumentTitle } from './use-document-title';

afterEach(() => setTitleSuffix(''));

const Page = ({ title }: { title: string | undefined }) => {
  useDocumentTitle(title);
  return null;
};

test('a browser tab is titled with its page, then the company', () => {
  setTitleSuffix('Kestrel');
  announceTitle('Jobs');
  expect(document.title).toBe('Jobs · Kestrel');
  announceTitle('Kestrel');
  expect(document.title).toBe('Kestrel');
});

test('renaming the company replaces its old name in the title', () => {
  announceTitle('Jobs');
  setTitleSuffix('Kestrel');
  setTitleSuffix('Osprey');
  expect(document.title).toBe('Jobs · Osprey');
  setTitleSuffix('');
  expect(document.title).toBe('Jobs');
});

test('a page whose name has not loaded keeps the title of its route', () => {
  announceTitle('Job');
  const { rerender } = render(<Page title={undefined} />);
  expect(document.title).toBe('Job');
  rerender(<Page title="Night Baker" />);
  expect(document.title).toBe('Night Baker');
});
