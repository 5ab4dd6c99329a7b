import { createRetainedKeys } from './retained-keys';

const forgetting = (limit: number) => {
  const forgotten: string[] = [];
  return { forgotten, held: createRetainedKeys((key) => forgotten.push(key), limit) };
};

test('paging through a long list does not store every page forever', () => {
  const { forgotten, held } = forgetting(2);
  for (const page of ['1', '2', '3', '4']) held.hold(page)();
  expect(forgotten).toEqual(['1', '2']);
});

test('data on screen is never evicted, however much else was viewed', () => {
  const { forgotten, held } = forgetting(1);
  const first = held.hold('rows');
  const second = held.hold('rows');
  first();
  for (const page of ['1', '2', '3']) held.hold(page)();
  expect(forgotten).toEqual(['1', '2']);
  second();
  expect(forgotten).toEqual(['1', '2', '3']);
});

test('returning to a page marks it as the newest, so that Back stays quick', () => {
  const { forgotten, held } = forgetting(2);
  held.hold('1')();
  held.hold('2')();
  held.hold('1')();
  held.hold('3')();
  expect(forgotten).toEqual(['2']);
});
