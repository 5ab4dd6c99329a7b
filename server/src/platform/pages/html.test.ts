import { html } from './html';

it('escapes what records hold, in text and in attributes', () => {
  const hostile = `"><script>alert('x')</script>&`;
  expect(html`<b title="${hostile}">${hostile}</b>`.text).not.toMatch(/<script|'x'/);
});

it('leaves nothing where there is nothing', () => {
  expect(html`<b>${undefined}${false}</b>`.text).toBe('<b></b>');
});
