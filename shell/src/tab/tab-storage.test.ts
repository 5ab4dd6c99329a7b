import { storeInTab, readFromTab } from './tab-storage';

describe('a value stored for a tab', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    sessionStorage.clear();
  });

  it('a value stored for a tab is returned until it is removed', () => {
    storeInTab('place', 'here');
    expect(readFromTab('place')).toBe('here');
    storeInTab('place', undefined);
    expect(readFromTab('place')).toBeNull();
  });

  it('a value stored for a tab is absent where storage is blocked, as in a frame of another origin', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
    expect(() => storeInTab('place', 'here')).not.toThrow();
    expect(readFromTab('place')).toBeNull();
  });
});
