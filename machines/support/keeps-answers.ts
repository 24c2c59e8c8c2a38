type Actor<Snapshot> = { readonly getSnapshot: () => Snapshot } | undefined
type Parent<Name extends string, Child> = { readonly children: { readonly [Key in Name]?: Actor<Child> } }

type Draft = { readonly matches: (state: { unsaved: 'refused' }) => boolean }
type OpenRequest = Parent<'wizard', Parent<'editor', Parent<'draft', Draft>>>
type Portal = { readonly context: { readonly hasUnsaved: boolean } } & Parent<'openRequest', OpenRequest>

/** Whether the form has unsaved answers that are stored in the tab. */
export function keepsAnswers(portal: Actor<Portal>): boolean {
  const snapshot = portal?.getSnapshot()
  const wizard = snapshot?.children.openRequest?.getSnapshot().children.wizard
  const editor = wizard?.getSnapshot().children.editor
  const draft = editor?.getSnapshot().children.draft?.getSnapshot()
  return snapshot?.context.hasUnsaved === true && draft?.matches({ unsaved: 'refused' }) !== true
}
