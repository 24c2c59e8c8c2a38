/** What a use of a dialog leads to: the dialog that is open then, null for none, and the states of its chart. */
type Outcome = readonly [dialog: string | null, states: string]

/** A dialog in a state of a chart. The rows of a chart are `dialogs` in its `<chart>.cases.ts`. */
export type DialogRow = {
  /** The component that draws it. */
  readonly file: string
  readonly dialog: string
  /** Of a picture of the gallery. */
  readonly state: string
  /** By default `alertdialog`. */
  readonly role?: 'dialog'
  /**
   * Its text and the focused element, as a screen reader gets them, in each picture that differs in them. In
   * one row of those that are alike.
   */
  readonly spoken?: readonly (readonly [text: string, focus: string])[]
  /** By the accessible names of its buttons, in their order. */
  readonly buttons: Readonly<Record<string, Outcome>>
  readonly escape: Outcome
  /** The page to which the browser's Back would lead, and what becomes of the dialog. */
  readonly back: readonly [path: string, ...Outcome]
}

/** Closed by each of its ways: nothing is changed. */
export const closes = (states: string): Outcome => [null, states]
