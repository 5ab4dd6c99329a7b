// How `npm run conformance` works this page.
const goTo = (page, name) => page.getByRole('link', { name, exact: true }).click();

export const remote = 'applicants';
export const address = '/application';

export const open = async ({ page, host, console }) => {
  await page.goto(`${host}/?console=${console}#/application`);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
export const hide = ({ page }) => goTo(page, 'Neither');
export const show = ({ page }) => goTo(page, 'Applicants');

const words = ['an', 'sh', 'ra', 'ta'];
export const goOn = async ({ page }) => {
  const word = words.shift();
  words.push(word);
  await page.locator('#applicants').getByRole('searchbox').fill(word);
};
export const told = ({ page }) => new URL(page.url()).hash;
