/** A node of a syntax tree, as far as it is read here. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes in a field, which holds one, several or none. */
export function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.filter(isNode);
  return isNode(value) ? [value] : [];
}

export const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flatMap(nodesIn);

/** The name of an identifier or the value of a literal, as text; '' of anything else. */
export function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'Identifier') return String(value['name']);
  return value.type === 'Literal' ? String(value['value']) : '';
}

/** The name of a field that is read as `x.name`; '' of anything else. */
export function fieldOf(value: unknown): string {
  const isField = isNode(value) && value.type === 'MemberExpression' && value['computed'] !== true;
  return isField ? nameOf(value['property']) : '';
}

export const isFunction = (node: SyntaxNode): boolean => node.type.includes('Function');

/** Whether the value is read here: not written, not declared, not the name of a field. */
export function isRead(node: SyntaxNode, parent: SyntaxNode): boolean {
  const isNamed =
    parent.type === 'MemberExpression' && parent['property'] === node && parent['computed'] !== true;
  const isKey = parent.type === 'Property' && parent['key'] === node;
  const isWritten = parent['left'] === node && parent.type === 'AssignmentExpression';
  const isDeclared = parent['id'] === node || isFunction(parent) || parent.type === 'UpdateExpression';
  return !isNamed && !isKey && !isWritten && !isDeclared;
}

/** Whether what follows these statements is not reached from them. */
export function endsHere(statements: readonly SyntaxNode[]): boolean {
  const last = statements.at(-1);
  if (!last) return false;
  if (last.type === 'BlockStatement') return endsHere(nodesIn(last['body']));
  return /^(Break|Return|Throw|Continue)Statement$/.test(last.type);
}

/** The names of the variables that are declared here, those of inner functions left out. */
export function variablesIn(node: SyntaxNode): string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' ? nameOf(node['id']) : '';
  return [...(own ? [own] : []), ...childrenOf(node).flatMap(variablesIn)];
}
