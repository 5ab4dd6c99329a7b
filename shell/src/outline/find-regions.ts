import { panelRequests } from '../../sdk/react';

export interface OutlinedRegion {
  kind: string;
  remoteId: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

interface MarkedElement {
  element: Element;
  /** Label of the outlined region, for example `page jobs`. */
  mark: string;
}

/**
 * Finds the elements of open drawers, which are in the DOM in the order of their requests; a panel's id
 * begins with the id of its remote.
 */
const findPanelElements = (): MarkedElement[] => {
  const drawers = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  return panelRequests.current().flatMap(({ id }, at) => {
    const element = drawers[at];
    return element ? [{ element, mark: `panel ${id.split('.', 1)[0] ?? ''}` }] : [];
  });
};

const findMarkedElements = (): MarkedElement[] =>
  [...document.querySelectorAll('[data-region]')].map((element) => ({
    element,
    mark: element.getAttribute('data-region') ?? '',
  }));

export const findOutlinedRegions = (): OutlinedRegion[] =>
  [...findMarkedElements(), ...findPanelElements()]
    .map(({ element, mark }) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const split = mark.lastIndexOf(' ');
      const [kind, remoteId] = [mark.slice(0, split), mark.slice(split + 1)];
      return { kind, remoteId, left, top, width, height };
    })
    .filter(({ top, width, height }) => {
      const isSeen = top < innerHeight && top + height > 0;
      return width > 0 && height > 0 && isSeen;
    });
