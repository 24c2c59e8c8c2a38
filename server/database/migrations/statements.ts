/** The statements of one migration in order. A released migration never changes. */
export type Statements = readonly string[]
