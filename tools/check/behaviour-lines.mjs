import ts from 'typescript';

const looks = new Set(['chakra', 'withFixedStyles', 'defineConfig', 'createSystem']);

const decides = new Set([
  ts.SyntaxKind.IfStatement,
  ts.SyntaxKind.SwitchStatement,
  ts.SyntaxKind.ConditionalExpression,
  ts.SyntaxKind.BinaryExpression,
  ts.SyntaxKind.PrefixUnaryExpression,
  ts.SyntaxKind.ForStatement,
  ts.SyntaxKind.ForOfStatement,
  ts.SyntaxKind.ForInStatement,
  ts.SyntaxKind.WhileStatement,
  ts.SyntaxKind.TryStatement,
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.NewExpression,
  ts.SyntaxKind.AwaitExpression,
]);

const isDescribed = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isModuleDeclaration(node) ||
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);

const isLook = (node) => ts.isCallExpression(node) && looks.has(node.expression.getText());

const isConstant = (node) => {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isConstant(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isConstant);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every(
      (one) => ts.isPropertyAssignment(one) && isConstant(one.initializer),
    );
  if (ts.isPrefixUnaryExpression(node)) return isConstant(node.operand);
  return (
    ts.isLiteralExpression(node) ||
    ts.isIdentifier(node) ||
    /^(true|false|null)$/.test(node.getText())
  );
};

const isFixed = (node) => {
  if (!ts.isJsxAttribute(node)) return false;
  const { initializer: value } = node;
  if (!value || ts.isStringLiteral(value)) return true;
  const { expression } = value;
  return !expression || (!ts.isIdentifier(expression) && isConstant(expression));
};

const isPlain = (node, isTop) =>
  isDescribed(node) ||
  isLook(node) ||
  isFixed(node) ||
  (isTop &&
    ts.isVariableStatement(node) &&
    node.declarationList.declarations.every(
      ({ initializer }) => initializer && (isConstant(initializer) || isLook(initializer)),
    ));

const isWorked = (node) =>
  decides.has(node.kind) ||
  ts.isCallExpression(node) ||
  (ts.isJsxAttribute(node) && /^on[A-Z]/.test(node.name.getText()));

/**
 * Counts lines of code with behaviour, without imports, types, styles, constants, static attributes, comments
 * and lines of brackets only. A file without branches, loops, calls or handlers counts 0.
 */
export const countBehaviourLines = (name, text) => {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lines = new Set();
  let isAlive = false;
  const walk = (node) => {
    if (isPlain(node, node.parent === file)) return;
    if (isWorked(node)) isAlive = true;
    const children = node.getChildren(file);
    const words = node.getText(file);
    if (children.length === 0 && /[\p{L}\p{N}]/u.test(words))
      words.split('\n').forEach((line, at) => {
        const start = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
        if (/[\p{L}\p{N}]/u.test(line)) lines.add(start + at);
      });
    children.forEach((child) => walk(child));
  };
  walk(file);
  return isAlive ? lines.size : 0;
};
