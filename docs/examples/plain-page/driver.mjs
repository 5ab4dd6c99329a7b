// How `npm run conformance` works this page.
export const remote = 'applicants';
export const address = '/application';

export const open = async ({ page, host, console }) => {
  await page.goto(`${host}/?console=${console}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
export const hide = ({ page }) => page.getByRole('button', { name: 'Hide the lists' }).click();
export const show = ({ page }) => page.getByRole('button', { name: 'Show the lists' }).click();

const words = ['an', 'sh', 'ra', 'ta'];
export const goOn = async ({ page }) => {
  const word = words.shift();
  words.push(word);
  await page.locator('#applicants').getByRole('searchbox').fill(word);
};
export const told = ({ page }) => page.locator('#told').textContent();
