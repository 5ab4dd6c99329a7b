interface StyleNode {
  type: string;
  value: string;
  props: string[] | string;
  children: StyleNode[] | string;
  /** Enclosing node, with which this node is inserted. */
  root?: StyleNode | null;
}

/** Converts em and rem to pixels, since container queries would use the font size of the host's page. */
const convertToPixels = (query: string): string =>
  query.replaceAll(/([\d.]+)r?em/g, (_, size) => `${Number(size) * 16}px`);

/**
 * Limits a rule to elements outside the embedded page: drawers and dialogs cover the whole window, so that
 * its width counts.
 */
const excludePage = (rule: StyleNode): StyleNode => ({
  ...rule,
  props: Array.isArray(rule.props)
    ? rule.props.map((selector) => selector.replace(/(?=::|$)/, ':where(:not(.page *))'))
    : rule.props,
});

const isWidthQuery = ({ type, value }: StyleNode): boolean =>
  type === '@media' && value.includes('width');

/** Stylis plugin for embedded pages, which converts queries of the window width to container queries. */
export const convertToContainerQueries = (node: StyleNode): void => {
  if (!isWidthQuery(node) || !Array.isArray(node.children)) return;
  const { value, children } = node;
  const query = convertToPixels(value.slice(value.indexOf('(')));
  node.children = [
    { ...node, root: node, type: '@container', value: `@container page ${query}` },
    { ...node, root: node, type: '@window', children: children.map(excludePage) },
  ];
  // Emotion inserts only one rule at a time, so an always true `@supports` wraps both rules.
  node.type = '@supports';
  node.value = '@supports (display:block)';
};
