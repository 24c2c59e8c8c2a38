import { mdiContentCopy } from '@mdi/js'

import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

type Props = {
  text: string
  /** The accessible name: the one word on the button is not enough for screen readers. */
  label: string
  children: string
  onCopied: () => void
  /** The browser refused access to the clipboard. */
  onRefused: () => void
}

export function CopyButton({ text, label, children, onCopied, onRefused }: Props) {
  return (
    <Button
      variant="outlined"
      icon={mdiContentCopy}
      aria-label={label}
      onClick={() => void copyText(text).then(onCopied, onRefused)}
    >
      {children}
    </Button>
  )
}
