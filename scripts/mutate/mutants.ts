import { stripTypeScriptTypes } from 'node:module'
import { type Node, parse } from 'acorn'

/** One small change of a file that a test should notice. */
export interface Mutant {
  line: number
  was: string
  becomes: string
  source: string
}

type Changed = [node: Pick<Node, 'start' | 'end'>, becomes: string]
// biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree have fields by their type
type Any = Node & Record<string, any>

const operators: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
}
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Every mutant of a TypeScript file, as JavaScript. Node blanks the types out, so that places stay the same. */
export function mutantsOf(typed: string): Mutant[] {
  const code = stripTypeScriptTypes(typed)
  const changes: Changed[] = []
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Any, node =>
    changes.push(...changesOf(node, code)),
  )
  return changes.map(([{ start, end }, becomes]) => ({
    line: code.slice(0, start).split('\n').length,
    was: code.slice(start, end),
    becomes,
    source: code.slice(0, start) + becomes + code.slice(end),
  }))
}

function visit(node: Any, look: (node: Any) => void): void {
  if (node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && node.source)) return
  look(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (child?.type) visit(child, look)
}

function changesOf(node: Any, code: string): Changed[] {
  const of = (child: Node) => code.slice(child.start, child.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const between = code.slice(node.left.end, node.right.start)
      const start = node.left.end + between.indexOf(node.operator)
      const place = { start, end: start + node.operator.length }
      return (operators[node.operator] ?? []).map(other => [place, other])
    }
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map(always => [node.test, always])
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [[node, of(node.argument)]] : []
    case 'ExpressionStatement':
      return node.expression.type === 'CallExpression' || node.expression.type === 'AwaitExpression'
        ? [[node, ';']]
        : []
    case 'ReturnStatement':
      return node.argument && of(node.argument) !== 'undefined' ? [[node, 'return;']] : []
    case 'Literal':
      return literalChanges(node)
    case 'MemberExpression':
      return !node.computed && Object.hasOwn(methods, node.property.name)
        ? [[node.property, methods[node.property.name]!]]
        : []
    default:
      return []
  }
}

function literalChanges(node: Any): Changed[] {
  if (typeof node.value === 'boolean') return [[node, String(!node.value)]]
  if (typeof node.value === 'number') return [[node, String(node.value + 1)]]
  if (typeof node.value === 'string') return [[node, node.value === '' ? "'changed'" : "''"]]
  return []
}
