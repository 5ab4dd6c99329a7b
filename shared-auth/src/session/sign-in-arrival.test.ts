import { takeSignInArrival, takeSessionFromAddress } from './sign-in-arrival';

const at = (address: string) => {
  history.replaceState(null, '', address);
  takeSessionFromAddress();
  return location.pathname + location.search + location.hash;
};

afterEach(() => void takeSignInArrival());

test.each([
  ['/?token=t&app=a&authType=self', '/'],
  ['/job/view/1?tab=x&token=t&app=a&authType=self#notes', '/job/view/1?tab=x#notes'],
  ['/?token=t&ssoToken=s&app=a&authType=sso', '/'],
  ['/all/job?page=2', '/all/job?page=2'],
  ['/?token=t&app=a&authType=self&callback=%2Fapplication%3Fpage%3D2', '/application?page=2'],
  ['/?token=t&callback=https%3A%2F%2Felsewhere.example%2F', '/'],
  ['/?token=t&callback=%2F%2Felsewhere.example%2Fx', '/'],
  ['/?token=t&callback=%2F%3Ftoken%3Dsecond', '/'],
])(
  'no token stays in the visible address, and no callback to a foreign site is followed: %s',
  (from, to) => {
    expect(at(from)).toBe(to);
  },
);

test('sign-in values from the address are returned once, so that a code is not exchanged twice', () => {
  at('/?token=t&app=a&authType=sso&ssoToken=s');
  expect(takeSignInArrival()).toEqual({
    token: 't',
    app: 'a',
    authType: 'sso',
    callback: '',
    ssoToken: 's',
  });
  expect(takeSignInArrival()).toBeUndefined();
});

test('an address without sign-in values is unchanged', () => {
  at('/all/job?search=engineer');
  expect(takeSignInArrival()).toBeUndefined();
});
