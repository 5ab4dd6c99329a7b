/** A node of a style sheet that stylis has compiled, as far as it is rewritten here. */
interface StyleNode {
  type: string;
  value: string;
  /** Selectors, of a rule. */
  props: string[] | string;
  children: StyleNode[] | string;
  /** Of a node inside another: it is put into the page with that one. */
  root?: StyleNode | null;
}

/** Queries count in the text size that a browser begins with; a region would count in that of the host's page. */
const inPixels = (query: string): string =>
  query.replaceAll(/([\d.]+)r?em/g, (_, size) => `${Number(size) * 16}px`);

/** The same rule for what is drawn over the page: drawers and dialogs have the whole window. */
const aboveThePage = (rule: StyleNode): StyleNode => ({
  ...rule,
  props: Array.isArray(rule.props)
    ? rule.props.map((selector) => selector.replace(/(?=::|$)/, ':where(:not(.page *))'))
    : rule.props,
});

const isByWidth = ({ type, value }: StyleNode): boolean =>
  type === '@media' && value.includes('width');

/**
 * A plugin of stylis: what the console does by the width of the window, an embedded page does by the width
 * of the element that it stands in.
 */
export const byRegion = (node: StyleNode): void => {
  if (!isByWidth(node) || !Array.isArray(node.children)) return;
  const { value, children } = node;
  const query = inPixels(value.slice(value.indexOf('(')));
  node.children = [
    { ...node, root: node, type: '@container', value: `@container page ${query}` },
    { ...node, root: node, type: '@window', children: children.map(aboveThePage) },
  ];
  // One rule is put in at a time.
  node.type = '@supports';
  node.value = '@supports (display:block)';
};
