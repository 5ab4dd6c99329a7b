/** Calls `isDone` at each DOM change of the page until it returns true; returns a function to stop. */
export const watchPageUntilDone = (page: Element, isDone: () => boolean): (() => void) => {
  const watcher = new MutationObserver(() => {
    if (isDone()) watcher.disconnect();
  });
  watcher.observe(page, { childList: true, subtree: true });
  return () => watcher.disconnect();
};
