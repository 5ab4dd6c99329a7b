/** Asks again at each change of the page, until it is done or stopped. */
export const watchPage = (page: Element, isDone: () => boolean): (() => void) => {
  const watcher = new MutationObserver(() => {
    if (isDone()) watcher.disconnect();
  });
  watcher.observe(page, { childList: true, subtree: true });
  return () => watcher.disconnect();
};
