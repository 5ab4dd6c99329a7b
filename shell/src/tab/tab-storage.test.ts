import { keepInTab, readFromTab } from './tab-storage';

describe('a value stored for a tab', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('is returned until it is removed', () => {
    keepInTab('place', 'here');
    expect(readFromTab('place')).toBe('here');
    keepInTab('place', undefined);
    expect(readFromTab('place')).toBeNull();
  });

  it('is absent where storage is blocked, as in a frame of another origin', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => keepInTab('place', 'here')).not.toThrow();
    expect(readFromTab('place')).toBeNull();
  });
});
