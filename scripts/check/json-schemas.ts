import { type Checker, SymbolFlags, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync'

type Schema = Record<string, unknown>

/** Turns types into the JSON schemas of their values after these were sent as JSON. */
export function schemasOf(checker: Checker) {
  /** The schemas of the types with a name, which others refer to. */
  const schemas = new Map<string, Schema>()
  const types = new Map<string, number>()

  function schemaOf(type: Type, where: string): Schema {
    const { flags } = type
    if (type.getAliasSymbol()?.name === 'CalendarDate') return { type: 'string', format: 'date' }
    if (flags & TypeFlags.String) return { type: 'string' }
    // There are only whole numbers: ids, counts, days, amounts in đồng.
    if (flags & TypeFlags.Number) return { type: 'integer' }
    if (flags & TypeFlags.Boolean) return { type: 'boolean' }
    // An endpoint without data answers null.
    if (flags & (TypeFlags.Null | TypeFlags.Undefined)) return { type: 'null' }
    if (type.isLiteralType()) return { const: type.value }
    if (type.isUnionType()) return anyOf(type.getTypes(), where)
    if (flags & TypeFlags.Object && checker.isArrayLikeType(type))
      return { type: 'array', items: anyOf(argumentsOf(type), `${where}[]`) }
    if (flags & (TypeFlags.Object | TypeFlags.Intersection)) return objectOf(type, where)
    throw new Error(`${where} is ${checker.typeToString(type)}: JSON has no such type, or it says nothing.`)
  }

  function anyOf(types: readonly Type[], where: string): Schema {
    if (types.length === 1) return schemaOf(types[0]!, where)
    const values = types.flatMap(each => (each.isLiteralType() ? [each.value] : []))
    const others = types.filter(each => !each.isLiteralType()).map(each => schemaOf(each, where))
    const all = values.length > 0 ? [valuesAs(values), ...others] : others
    const [only, another] = all.filter(each => each.type !== 'null')
    if (another || typeof only?.type !== 'string') return { anyOf: all }
    if (only === all[0] && all.length === 1) return only
    return { ...only, type: [only.type, 'null'], ...('enum' in only && { enum: [...(only.enum as []), null] }) }
  }

  function objectOf(type: Type, where: string): Schema {
    const symbol = type.getAliasSymbol() ?? type.getSymbol()
    if (symbol?.name === 'Date') return { type: 'string', format: 'date-time' }
    if (checker.getIndexInfosOfType(type).length > 0) return { type: 'object', additionalProperties: true }
    const name = nameOf(type)
    if (!name) return propertiesOf(type, where)
    if (types.has(name) && types.get(name) !== type.id) throw new Error(`${where} is the second type called ${name}.`)
    if (!types.has(name)) {
      types.set(name, type.id)
      const description = symbol!.getDocumentationComment(checker)
      schemas.set(name, { ...(description && { description }), ...propertiesOf(type, name) })
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** `PageOf<OrderRow>` is called PageOfOrderRow; `Pick<…>` and what has no name of its own are written out. */
  function nameOf(type: Type): string | undefined {
    const symbol = type.getAliasSymbol() ?? type.getSymbol()
    if (!symbol || !/^[A-Z]/.test(symbol.name) || type.getAliasTypeArguments().length > 0) return undefined
    const names = type.isTypeReference() ? argumentsOf(type).map(nameOf) : []
    return names.includes(undefined) ? undefined : [symbol.name, ...names].join('')
  }

  function propertiesOf(type: Type, where: string): Schema {
    const required: string[] = []
    const properties = checker.getPropertiesOfType(type).map(property => {
      const all = membersOf(checker.getTypeOfSymbol(property)!)
      const sent = all.filter(each => !(each.flags & TypeFlags.Undefined))
      if (sent.length === all.length && !(property.flags & SymbolFlags.Optional)) required.push(property.name)
      const description = property.getDocumentationComment(checker)
      return [property.name, { ...anyOf(sent, `${where}.${property.name}`), ...(description && { description }) }]
    })
    return { type: 'object', properties: Object.fromEntries(properties), required }
  }

  function argumentsOf(type: Type): readonly Type[] {
    return checker.getTypeArguments(type as TypeReference)
  }

  return { schemaOf, schemas }
}

function valuesAs(values: unknown[]): Schema {
  const type = typeof values[0]
  return type === 'boolean' && values.length === 2 ? { type } : { type, enum: values }
}

export function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes() : [type]
}
