/** Prefix of the storage keys of drafts. */
export const DRAFTS = 'portal.draft.'

/** Removes all drafts of the tab, or all but those of one CPF. */
export function clearDrafts(storage: Storage | null, options?: { readonly butOf: string }): void {
  const ours = Object.keys(storage ?? {}).filter((key) => key.startsWith(DRAFTS))
  const kept = options ? `${DRAFTS}${options.butOf}.` : null
  for (const key of ours) if (kept === null || !key.startsWith(kept)) storage?.removeItem(key)
}
