/** More statements than the server has; a limit, because texts with changing content would fill the memory. */
const PREPARED_AT_MOST = 200

/**
 * Names of prepared statements for selects: the embedded database takes longer to plan them than to execute them.
 * `undefined` for a text that is not prepared. Not for a PostgreSQL server, where a connection pooler may give each
 * transaction another connection, and where a newer process may change the tables while this one runs (P-293).
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
