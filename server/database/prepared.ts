/** More than the server has; limited, because texts with variable content would fill the memory. */
const PREPARED_AT_MOST = 200

/**
 * Names of prepared statements for selects, as the embedded database takes longer to plan than to execute
 * them; undefined for other texts. Not for PostgreSQL servers: a connection pooler may use another connection
 * for each transaction, and a newer process may change the tables meanwhile (P-293).
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    if (!names.has(text) && names.size < PREPARED_AT_MOST && text.startsWith('select')) {
      names.set(text, `select_${names.size}`)
    }
    return names.get(text)
  }
}
