/** What the drafts of a tab are stored under begins so. */
export const DRAFTS = 'portal.draft.'

/** Takes the drafts of everybody out of the tab, or of all but one person's CPF. */
export function forgetDrafts(storage: Storage | null, options?: { readonly butOf: string }): void {
  const ours = Object.keys(storage ?? {}).filter((key) => key.startsWith(DRAFTS))
  const kept = options ? `${DRAFTS}${options.butOf}.` : null
  for (const key of ours) if (kept === null || !key.startsWith(kept)) storage?.removeItem(key)
}
