import { parseSync } from 'vite';
import { leftOut } from './reactPartsLeftOut.ts';
import {
  childrenOf,
  endsHere,
  fieldOf,
  isFunction,
  isNode,
  isRead,
  nameOf,
  nodesIn,
  variablesIn,
} from './syntax.ts';
import type { SyntaxNode } from './syntax.ts';

const { constants, fields, calls, present, tags, choices, properties, bodies, statements, pure, texts } =
  leftOut;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where a node stands. */
interface Place {
  readonly parent: SyntaxNode | null;
  /** The name of the function around it. */
  readonly owner: string;
  /** Where variables of that function may be declared. */
  readonly hoisted: number;
}

/**
 * The published file of `react-dom` without the parts that are left out: what is never true says so, and the minifier
 * drops what only that needed. A file in which one of the parts cannot be found throws: it is of another release.
 */
export function withoutParts(code: string): string {
  return new Parts(code).left();
}

function entry<T>(record: Readonly<Record<string, T>>, key: string): T | null {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null;
}

class Parts {
  private readonly code: string;
  private readonly edits: Edit[] = [];
  private readonly found = new Set<string>();

  constructor(code: string) {
    this.code = code;
  }

  left(): string {
    for (const text of texts) this.replaceText(...text);
    for (const node of nodesIn(parseSync('react-dom.cjs', this.code).program))
      this.visit(node, { parent: null, owner: '', hoisted: 0 });
    this.refuseMissing();
    return this.edited();
  }

  private refuseMissing(): void {
    const wanted = [constants, fields, calls, bodies, properties].flatMap((part) => Object.keys(part));
    const missing = [...wanted, ...present, ...statements].filter((name) => !this.found.has(name));
    if (missing.length > 0) throw new Error(`React has no such parts: ${missing.join(', ')}`);
  }

  /** An edit inside another one is not made. */
  private edited(): string {
    let text = '';
    let at = 0;
    for (const edit of this.edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
      if (edit.start < at) continue;
      text += this.code.slice(at, edit.start) + edit.text;
      at = edit.end;
    }
    return text + this.code.slice(at);
  }

  private replaceText(from: string, to: string, text: string): void {
    const start = this.code.indexOf(from);
    const end = this.code.indexOf(to, start);
    if (start < 0 || end < 0 || this.code.includes(from, start + 1))
      throw new Error(`React has no such text, or has it twice: ${from}`);
    this.edits.push({ start, end, text });
  }

  private replace(node: SyntaxNode, text: string, part: string): true {
    this.edits.push({ start: node.start, end: node.end, text });
    this.found.add(part);
    return true;
  }

  private visit(node: SyntaxNode, place: Place): void {
    if (this.isReplaced(node, place)) return;
    const inside = { ...place, ...this.functionAt(node, place.owner), parent: node };
    for (const child of childrenOf(node)) this.visit(child, inside);
  }

  private functionAt(node: SyntaxNode, owner: string): Partial<Place> {
    const { id, body } = node;
    if (!isFunction(node) || !isNode(body) || body.type !== 'BlockStatement') return {};
    return { owner: nameOf(id) || owner, hoisted: body.start + 1 };
  }

  private isReplaced(node: SyntaxNode, place: Place): boolean {
    const { parent } = place;
    switch (node.type) {
      case 'Identifier':
        return this.isConstant(node, parent);
      case 'MemberExpression':
        return this.isField(node, parent);
      case 'CallExpression':
        return this.isCall(node);
      case 'BinaryExpression':
        return this.isComparison(node);
      case 'ExpressionStatement':
        return this.isStatement(node);
      case 'FunctionDeclaration':
        return this.hasBody(node);
      default:
        this.readInside(node, place);
        return false;
    }
  }

  private readInside(node: SyntaxNode, place: Place): void {
    if (node.type === 'SwitchStatement') this.dropChoices(node, place);
    if (node.type === 'ObjectExpression') this.dropProperties(node, place.parent);
    if (node.type === 'VariableDeclarator') this.sayPure(node['init']);
  }

  private isConstant(node: SyntaxNode, parent: SyntaxNode | null): boolean {
    const name = nameOf(node);
    const value = entry(constants, name);
    return value !== null && parent !== null && isRead(node, parent) && this.replace(node, value, name);
  }

  private isField(node: SyntaxNode, parent: SyntaxNode | null): boolean {
    const name = fieldOf(node);
    const own = `${nameOf(node['object'])}.${name}`;
    const key = Object.hasOwn(fields, own) ? own : name;
    const value = entry(fields, key);
    return value !== null && parent !== null && isRead(node, parent) && this.replace(node, value, key);
  }

  private isCall(node: SyntaxNode): boolean {
    const name = nameOf(node['callee']);
    const value = entry(calls, name);
    return value !== null && this.replace(node, value, name);
  }

  /** `n === fiber.tag` of a kind that is never made, or `"field" in element` of a field that is always there. */
  private isComparison(node: SyntaxNode): boolean {
    const { operator, left, right } = node;
    if (operator === 'in') return present.includes(nameOf(left)) && this.replace(node, '!0', nameOf(left));
    if (operator !== '===' && operator !== '!==') return false;
    const sides = [left, right];
    const isOfTag = sides.some(
      (side) => fieldOf(side) === 'tag' || /^(nodeTag|grandTag|tag)$/.test(nameOf(side)),
    );
    return isOfTag && sides.some(isDeadTag) && this.replace(node, operator === '===' ? '!1' : '!0', 'tags');
  }

  private isStatement(node: SyntaxNode): boolean {
    const text = this.code.slice(node.start, node.end);
    const start = statements.find((each) => text.startsWith(each));
    return start !== undefined && this.replace(node, '', start);
  }

  private hasBody(node: SyntaxNode): boolean {
    const { id, body } = node;
    const text = entry(bodies, nameOf(id));
    return text !== null && isNode(body) && this.replace(body, `{ ${text} }`, nameOf(id));
  }

  /** A choice that is left out goes with its statements, unless a choice that is kept runs into them. */
  private dropChoices(node: SyntaxNode, { owner, hoisted }: Place): void {
    const names = new Set([...(entry(choices, '') ?? []), ...(entry(choices, owner) ?? [])]);
    const isOfTag = fieldOf(node['discriminant']) === 'tag';
    let isReached = false;
    for (const choice of nodesIn(node['cases'])) {
      const { test, start, end } = choice;
      const body = nodesIn(choice['consequent']);
      const isDead = isNode(test) && ((isOfTag && isDeadTag(test)) || names.has(nameOf(test)));
      if (isDead) {
        const declared = isReached ? [] : body.flatMap(variablesIn);
        if (declared.length > 0)
          this.edits.push({ start: hoisted, end: hoisted, text: `var ${declared.join(', ')};` });
        this.edits.push({ start, end: isReached ? (body[0]?.start ?? end) : end, text: '' });
      }
      if (!isDead || (isReached && body.length > 0)) isReached = !endsHere(body);
    }
  }

  private dropProperties(node: SyntaxNode, parent: SyntaxNode | null): void {
    const name = parent ? nameOf(parent['id']) || fieldOf(parent['left']) : '';
    const dropped = entry(properties, name);
    if (!dropped) return;
    const all = nodesIn(node['properties']);
    for (const [index, { key, start, end }] of all.entries()) {
      if (dropped.includes(nameOf(key)))
        this.edits.push({ start, end: all[index + 1]?.start ?? end, text: '' });
    }
    this.found.add(name);
  }

  private sayPure(value: unknown): void {
    if (!isNode(value) || value.type !== 'CallExpression' || !pure.includes(nameOf(value['callee']))) return;
    this.edits.push({ start: value.start, end: value.start, text: '/* @__PURE__ */ ' });
  }
}

const isDeadTag = (value: unknown): boolean =>
  isNode(value) && value.type === 'Literal' && tags.some((tag) => tag === value['value']);
