/** One of the answers a control offers. */
export type Choice = { readonly value: string; readonly label: string; readonly hint?: string }
