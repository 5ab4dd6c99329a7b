interface StyleNode {
  type: string;
  value: string;
  props: string[] | string;
  children: StyleNode[] | string;
  /** The enclosing node, which inserts this one too. */
  root?: StyleNode | null;
}

/** Media queries use the browser's initial font size, container queries that of the host's page. */
const convertToPixels = (query: string): string =>
  query.replaceAll(/([\d.]+)r?em/g, (_, size) => `${Number(size) * 16}px`);

/** Drawers and dialogs have the whole window and keep the query of the window. */
const excludePage = (rule: StyleNode): StyleNode => ({
  ...rule,
  props: Array.isArray(rule.props)
    ? rule.props.map((selector) => selector.replace(/(?=::|$)/, ':where(:not(.page *))'))
    : rule.props,
});

const isWidthQuery = ({ type, value }: StyleNode): boolean =>
  type === '@media' && value.includes('width');

/** A stylis plugin for embedded pages: turns window width queries into container queries. */
export const convertToContainerQueries = (node: StyleNode): void => {
  if (!isWidthQuery(node) || !Array.isArray(node.children)) return;
  const { value, children } = node;
  const query = convertToPixels(value.slice(value.indexOf('(')));
  node.children = [
    { ...node, root: node, type: '@container', value: `@container page ${query}` },
    { ...node, root: node, type: '@window', children: children.map(excludePage) },
  ];
  // Emotion inserts one rule at a time, so one rule wraps the two.
  node.type = '@supports';
  node.value = '@supports (display:block)';
};
