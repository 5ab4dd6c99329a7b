import { keepInTab, readFromTab } from './tab-storage';

describe('what a tab keeps', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is read again, until it is let go of', () => {
    keepInTab('place', 'here');
    expect(readFromTab('place')).toBe('here');
    keepInTab('place', undefined);
    expect(readFromTab('place')).toBeNull();
  });

  it('is nothing where storage is closed, as in a frame of its own origin', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => keepInTab('place', 'here')).not.toThrow();
    expect(readFromTab('place')).toBeNull();
  });
});
