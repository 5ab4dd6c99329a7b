import type { Frame, Locator } from '@playwright/test';
import { expect, assertShown, surface, type Stage } from './host';

/**
 * CSS properties that a leaked style rule would change, but that do not change when an element only moves.
 */
const looked = [
  ...['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-transform'],
  ...['color', 'background-color', 'margin-top', 'padding-top', 'border-top-width', 'box-sizing'],
  ...['list-style-type', 'text-decoration-line', 'overflow-x', 'overflow-y'],
];

/**
 * Stores the styles of all host elements in the page and describes each element that changed since the last
 * call.
 */
const changesIn = ({ page }: Stage): Promise<string[]> =>
  page.evaluate((names) => {
    const kept = window as unknown as { hostLook?: Map<Element, string> };
    const look = new Map(
      [...document.querySelectorAll('html, body, body *')].map((element) => {
        const style = getComputedStyle(element);
        return [element, names.map((name) => style.getPropertyValue(name)).join(' | ')];
      }),
    );
    const before = kept.hostLook;
    kept.hostLook = look;
    return [...(before ?? [])].flatMap(([element, was]) => {
      const is = look.get(element);
      return is === undefined || is === was ? [] : [`<${element.localName}> ${was} became ${is}`];
    });
  }, looked);

const sheetsOfConsole = ({ page }: Stage): Promise<number> =>
  page.evaluate(
    () =>
      [...document.styleSheets, ...document.adoptedStyleSheets].filter((sheet) => {
        try {
          return [...sheet.cssRules].some(({ cssText }) => cssText.includes('--ui-'));
        } catch {
          return false;
        }
      }).length,
  );

export const stylesStayInside = async (stage: Stage): Promise<string> => {
  const { driver, page } = stage;
  await page.mouse.move(0, 0);
  expect(await sheetsOfConsole(stage), 'style sheets of the console in the page').toBe(0);
  await changesIn(stage);
  await driver.hide(stage);
  await expect(surface(stage)).toHaveCount(0);
  const changed = await changesIn(stage);
  expect(changed).toEqual([]);
  await driver.show(stage);
  await assertShown(stage);
  return 'Every element of the page looks the same with the remote and without it.';
};

const kinds = ['h1', 'p', 'a', 'button', 'input', 'table', 'th', 'td'];

const looksOf = (place: Locator): Promise<Record<string, string>> =>
  place.evaluate(
    (element, { names, wanted }) =>
      Object.fromEntries(
        wanted.flatMap((kind) => {
          const found = element.querySelector(kind);
          if (!found) return [];
          const style = getComputedStyle(found);
          return [[kind, names.map((name) => style.getPropertyValue(name)).join(' | ')]];
        }),
      ),
    { names: looked, wanted: kinds },
  );

const openReference = async (stage: Stage, token: string, width: number): Promise<Frame> => {
  const { page, console: origin, driver } = stage;
  await page.evaluate((pixels) => {
    const frame = document.createElement('iframe');
    frame.id = 'reference';
    frame.style.cssText = `width: ${pixels}px; height: 2000px; border: 0`;
    frame.srcdoc = '<!doctype html><body style="margin: 0"><div id="place"></div>';
    document.body.append(frame);
  }, width);
  const frame = await (await page.locator('#reference').elementHandle())?.contentFrame();
  if (!frame) throw new Error('The page takes no frame.');
  await frame.waitForSelector('#place', { state: 'attached' });
  await frame.evaluate(
    async ({ from, remote, at, given }) => {
      const { connectConsole } = (await import(`${from}/embed/host.js`)) as {
        connectConsole: (options: object) => Promise<{
          mount: (element: Element | null, remote: string, options: object) => Promise<unknown>;
        }>;
      };
      const { mount } = await connectConsole({
        origin: from,
        // A method and not an arrow function, since tsx would name the function by a helper that
        // does not exist in the page.
        getAccessToken() {
          return Promise.resolve(given);
        },
      });
      await mount(document.querySelector('#place'), remote, { address: at });
    },
    { from: origin, remote: driver.remote, at: driver.address, given: token },
  );
  return frame;
};

const differencesOf = (one: Record<string, string>, other: Record<string, string>): string[] =>
  Object.entries(one).flatMap(([kind, look]) =>
    other[kind] === undefined || other[kind] === look
      ? []
      : [`<${kind}> ${look} in place of ${other[kind]}`],
  );

export const stylesStayOutside = async (stage: Stage): Promise<string> => {
  const { driver, page, console: origin } = stage;
  const asked = page.waitForRequest(
    (request) => request.url().startsWith(`${origin}/api/`) && 'authorization' in request.headers(),
  );
  await driver.hide(stage);
  await driver.show(stage);
  await assertShown(stage);
  const token = ((await asked).headers().authorization ?? '').replace('Bearer ', '');
  const { width = 0 } = (await surface(stage).boundingBox()) ?? {};
  const reference = await openReference(stage, token, width);
  const there = reference.locator('.surface');
  await expect(there.locator('h1')).toBeVisible();
  await expect
    .poll(async () => differencesOf(await looksOf(surface(stage)), await looksOf(there)))
    .toEqual([]);
  await page.evaluate(() => document.querySelector('#reference')?.remove());
  return 'The remote looks as it does on a page without a single rule.';
};
