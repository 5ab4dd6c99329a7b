import { collectFields } from './field-pairs';

it.each([
  ['a=1&b=two', { a: '1', b: 'two' }],
  ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
  ['a[]=1&a[]=2', { a: ['1', '2'] }],
  ['a[1]=second&a[0]=first', { a: ['first', 'second'] }],
  ['a[0]=x&a[999999]=y', { a: ['x', 'y'] }],
  ['q[0][text]=one&q[0][id]=1&q[1][text]=two', { q: [{ text: 'one', id: '1' }, { text: 'two' }] }],
  ['address[city]=Pune', { address: { city: 'Pune' } }],
  ['a=&b=', { a: '', b: '' }],
  ['a=one%0D%0Atwo%0Athree', { a: 'one\ntwo\nthree' }],
  ['sourceId[]=1', { sourceId: ['1'] }],
  [
    '__proto__[polluted]=1&constructor=2&a=1',
    { ['__proto__[polluted]']: '1', constructor: '2', a: '1' },
  ],
  ['a[=1&]b=2&a[x]y=3', { 'a[': '1', ']b': '2', 'a[x]y': '3' }],
])('the form fields %s become a plain object', (form, fields) => {
  expect(collectFields([...new URLSearchParams(form)])).toEqual(fields);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
