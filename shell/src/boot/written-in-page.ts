/** What the server wrote into the page's element `id` as JSON; undefined where it wrote nothing. */
export const writtenInPage = (id: string): unknown => {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '');
  } catch {
    return undefined;
  }
};
