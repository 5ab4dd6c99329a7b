import type { Page } from '@playwright/test';

/**
 * Imitates browser translation: each text node, present or later, moves into an element. The words stay the
 * same, so that tests still find them.
 */
export const translatePages = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const leftAlone = 'title, script, style, textarea, option, svg, font, [translate=no]';
    const translate = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(leftAlone) !== null) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(text.data);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      if (root instanceof Text) found.push(root);
      found.forEach(translate);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateAll(target);
        else addedNodes.forEach(translateAll);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
};
