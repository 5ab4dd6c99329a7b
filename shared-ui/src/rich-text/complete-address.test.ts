import { completeAddress } from './complete-address';

test.each([
  ['kestrel.example', 'https://kestrel.example'],
  ['  kestrel.example/jobs ', 'https://kestrel.example/jobs'],
  ['http://kestrel.example', 'http://kestrel.example'],
  ['HTTPS://kestrel.example', 'HTTPS://kestrel.example'],
  ['hr@kestrel.example', 'mailto:hr@kestrel.example'],
  ['mailto:hr@kestrel.example', 'mailto:hr@kestrel.example'],
  ['tel:+91-20-1234', 'tel:+91-20-1234'],
  ['hr@kestrel', 'https://hr@kestrel'],
  ['kestrel.example/@hr', 'https://kestrel.example/@hr'],
])('the typed address %s is completed to %s', (typed, address) => {
  expect(completeAddress(typed)).toBe(address);
});
