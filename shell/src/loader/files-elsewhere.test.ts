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

test('a listed file from a CDN must match its hash, also when it is fetched again', () => {
  expect(integrityOf('https://files.example/assets/shell.js')).toBe('sha384-listed');
  expect(integrityOf('https://files.example/assets/shell.js?again=1')).toBe('sha384-listed');
});

test('an unlisted file from a CDN never runs unchecked', () => {
  expect(integrityOf('https://files.example/assets/foreign.js')).toMatch(/^sha384-A{64}$/);
});

test('a file from the console’s own origin needs no hash', () => {
  expect(integrityOf('https://console.example/assets/shell.js')).toBeFalsy();
});
