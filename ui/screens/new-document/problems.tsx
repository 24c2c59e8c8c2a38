import { Summary, SummaryLinks } from '#ui/forms/summary.tsx'
import { focusControl } from '#ui/primitives/focus.ts'

type Props = { title: string; ofType: string | null; ofFile: string | null }

export function Problems({ title, ofType, ofFile }: Props) {
  const links = [
    { id: 'tipo', text: ofType },
    { id: 'arquivo', text: ofFile },
  ].flatMap(({ id, text }) => (text === null ? [] : [{ text, way: { id, go: () => focusControl(id) } }]))
  if (links.length === 0) return null
  return (
    <Summary title={title}>
      <SummaryLinks links={links} />
    </Summary>
  )
}
