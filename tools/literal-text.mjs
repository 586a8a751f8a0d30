import ts from 'typescript';

// The product's name is the same in every language.
const untranslated = new Set(['Girone']);

const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'placeholder',
  'title',
  'tooltip',
]);

/**
 * The places in a component where text that people read is written out instead of taken from a
 * dictionary.
 * @param {string} file
 * @param {string} content
 * @param {ReadonlySet<string>} [keys] of the dictionaries: a prop may carry one
 * @returns {string[]} file, line and text of each
 */
export function findLiteralText(file, content, keys = new Set()) {
  const source = ts.createSourceFile(
    file,
    content,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  /** @type {string[]} */
  const found = [];

  /**
   * @param {ts.Node} node
   * @param {string} text
   */
  function report(node, text) {
    const trimmed = text.trim();
    if (!/\p{L}/u.test(trimmed) || untranslated.has(trimmed) || keys.has(trimmed)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push(`${file}:${line + 1}: ${JSON.stringify(trimmed)}`);
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxExpression(node) && isShown(node) && node.expression) {
      for (const literal of literalsOf(node.expression)) report(literal, literal.text);
    }
    if (ts.isJsxAttribute(node) && isSpoken(node)) {
      if (node.initializer && ts.isStringLiteral(node.initializer)) {
        report(node.initializer, node.initializer.text);
      }
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return found;
}

/**
 * Whether the value in braces ends up before the reader: as a child, or in a spoken attribute.
 * @param {ts.JsxExpression} node
 */
function isShown({ parent }) {
  return (
    ts.isJsxElement(parent) ||
    ts.isJsxFragment(parent) ||
    (ts.isJsxAttribute(parent) && isSpoken(parent))
  );
}

/** @param {ts.JsxAttribute} attribute */
function isSpoken(attribute) {
  return spokenAttributes.has(attribute.name.getText());
}

/**
 * The literals that an expression may evaluate to; arguments of calls are not among them.
 * @param {ts.Expression} expression
 * @returns {ts.LiteralLikeNode[]}
 */
function literalsOf(expression) {
  if (ts.isStringLiteralLike(expression)) return [expression];
  if (ts.isTemplateExpression(expression)) {
    return [expression.head, ...expression.templateSpans.map(({ literal }) => literal)];
  }
  if (ts.isParenthesizedExpression(expression)) return literalsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...literalsOf(expression.whenTrue), ...literalsOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    const { kind } = expression.operatorToken;
    if (
      kind === ts.SyntaxKind.PlusToken ||
      kind === ts.SyntaxKind.BarBarToken ||
      kind === ts.SyntaxKind.QuestionQuestionToken
    ) {
      return [...literalsOf(expression.left), ...literalsOf(expression.right)];
    }
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return literalsOf(expression.right);
  }
  return [];
}
