/**
 * Calls of the contract that the portal does not make yet, by their English name, and why. A line goes when the
 * screen comes: a call that is made and excused fails the check, as one that is neither.
 */
export const NOT_CALLED: Readonly<Record<string, string>> = {
  downloadStoredDocument: 'O portal baixa documentos por downloadDocument (D-77).',
}
