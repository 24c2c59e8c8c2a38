import { handFocus } from '#ui/primitives/hand-focus.ts'

/** The `ref` of a button below a field that disappears when it was used: the field then has the focus. */
export const toField = handFocus((button) =>
  button.parentElement?.parentElement?.parentElement?.querySelector('input'),
)
