import { html } from './html';

it('values in HTML pages are escaped in text and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&`;
  expect(html`<b title="${hostile}">${hostile}</b>`.text).not.toMatch(/<script|'x'/);
});

it('undefined and false values in HTML pages are rendered as empty text', () => {
  expect(html`<b>${undefined}${false}</b>`.text).toBe('<b></b>');
});
