const isBlank = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '') ||
  (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');

const branches = (node) => {
  if (node.type === 'ConditionalExpression')
    return [...branches(node.consequent), ...branches(node.alternate)];
  if (node.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : branches(node.left)), ...branches(node.right)];
  return [node];
};

const isLiteral = (node) => node.type === 'Literal' && typeof node.value === 'string';
const isText = (node) =>
  isLiteral(node) ||
  node.type === 'TemplateLiteral' ||
  (node.type === 'BinaryExpression' && node.operator === '+');

const isChangingText = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && !isLiteral(expression) && branches(expression).some(isText);

const isValue = ({ type, expression }) =>
  type === 'JSXExpressionContainer' &&
  !isLiteral(expression) &&
  branches(expression).every(({ type: kind }) => !kind.startsWith('JSX'));

const isConditional = ({ type, expression }) =>
  type === 'JSXExpressionContainer' &&
  (expression.type === 'ConditionalExpression' || expression.type === 'LogicalExpression');

/**
 * Lint rule against changing text beside other children in JSX. Browser translation replaces text nodes by
 * elements, and React throws when it removes the old text node or inserts before it:
 * https://github.com/facebook/react/issues/11538
 */
export const textApart = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const check = ({ children }) => {
      const drawn = children.filter((child) => !isBlank(child));
      if (drawn.length < 2) return;
      const plain = drawn.filter(({ type }) => type === 'JSXText');
      const changing = drawn.filter(isChangingText);
      const pushed = plain.filter((text) =>
        drawn.slice(0, drawn.indexOf(text)).some(isConditional),
      );
      const mixed = plain.length > 0 && drawn.some(isValue) ? plain : [];
      for (const node of new Set([...changing, ...pushed, ...mixed]))
        context.report({
          node,
          message:
            'Text that changes beside other children: make it one template string, or an element of its own.',
        });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
