// Only these give the same bits in every engine; sine, powers and logarithms do not.
const exact = new Set(
  'abs ceil clz32 floor fround imul max min round sign sqrt trunc E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2'.split(
    ' ',
  ),
);

function isExactMember({ type, object, property, computed }, mathNode) {
  return type === 'MemberExpression' && object === mathNode && !computed && exact.has(property.name);
}

const exactArithmetic = {
  create(context) {
    const refuse = (node, what) =>
      context.report({ node, message: `${what} differs between engines: replays would not agree.` });
    return {
      BinaryExpression(node) {
        if (node.operator === '**') refuse(node, 'The operator **');
      },
      AssignmentExpression(node) {
        if (node.operator === '**=') refuse(node, 'The operator **=');
      },
      Identifier(node) {
        if (node.name !== 'Math' || isExactMember(node.parent, node)) return;
        const { type, object, property } = node.parent;
        const member = type === 'MemberExpression' && object === node ? property.name : undefined;
        refuse(node, member ? `Math.${member}` : 'Math taken as a whole');
      },
    };
  },
};

export default {
  meta: { name: 'bridgehead' },
  rules: { 'exact-arithmetic': exactArithmetic },
};
