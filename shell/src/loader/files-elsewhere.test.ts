import { init } from '@module-federation/enhanced/runtime';
import { loadFilesFrom } from './files-elsewhere';

const integrityOf = (address: string) => {
  const script = Object.assign(document.createElement('script'), { src: address });
  window.prepareScript?.(script);
  return script.integrity;
};

beforeAll(() => {
  init({ name: 'shell', remotes: [] });
  loadFilesFrom({
    url: 'https://files.example',
    integrity: { '/assets/shell.js': 'sha384-listed' },
  });
});

test('a listed file of the other origin must have its hash, also when it is fetched again', () => {
  expect(integrityOf('https://files.example/assets/shell.js')).toBe('sha384-listed');
  expect(integrityOf('https://files.example/assets/shell.js?again=1')).toBe('sha384-listed');
});

test('a file of the other origin that nobody listed is never run unchecked', () => {
  expect(integrityOf('https://files.example/assets/foreign.js')).toMatch(/^sha384-A{64}$/);
});

test('a file of the console’s own origin needs no hash', () => {
  expect(integrityOf('https://console.example/assets/shell.js')).toBeFalsy();
});
