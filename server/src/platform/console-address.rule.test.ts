import { toMailedAddress } from './console-address.rule';

const config = { publicUrl: 'https://console.example', host: '127.0.0.1', port: 4000 };
const careersUrl = 'https://careers.example';

it.each([
  [undefined, '/careers/my/abc', 'https://console.example/careers/my/abc'],
  [careersUrl, '/careers/my/abc', 'https://careers.example/my/abc'],
  [careersUrl, '/careers-fair', 'https://console.example/careers-fair'],
  [careersUrl, '/account/set-password/abc', 'https://console.example/account/set-password/abc'],
])('with careers pages at %s the link %s of a mail leads to %s', (careers, path, address) => {
  expect(toMailedAddress({ ...config, careersUrl: careers }, path)).toBe(address);
});
