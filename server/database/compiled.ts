import type { Compilable, CompiledQuery, QueryResult } from 'kysely'

import type { Queries } from './connect.ts'

class Parameter {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

export type ValueOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/**
 * A query that is compiled at its first execution only: for frequent queries compiling takes longer than
 * executing. Only the values may differ between executions.
 */
export function compiledOnce<Values extends object, Row>(
  build: (db: Queries, value: ValueOf<Values>) => Compilable<Row>,
): (db: Queries, values: Values) => Promise<readonly Row[]> {
  let query: CompiledQuery<Row> | undefined
  return async (db, values) => {
    query ??= build(db, (name) => new Parameter(name) as never).compile()
    const parameters = query.parameters.map((given) =>
      given instanceof Parameter ? values[given.name as keyof Values] : given,
    )
    const { rows }: QueryResult<Row> = await db.executeQuery({ ...query, parameters })
    return rows
  }
}
