/**
 * Calls that the portal does not make, by their English name, and why. A call that is both made and listed
 * here fails the check, like one that is neither.
 */
export const NOT_CALLED: Readonly<Record<string, string>> = {
  downloadStoredDocument: 'O portal baixa documentos por downloadDocument (D-77).',
}
