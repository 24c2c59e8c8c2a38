import { mdiContentCopy } from '@mdi/js'

import { Button } from './button.tsx'

type Props = {
  text: string
  /** What it is: one word on a button says too little to who hears it. */
  label: string
  children: string
  onCopied: () => void
  /** The browser did not let it into the clipboard. */
  onRefused: () => void
}

/** Puts a text into the clipboard. */
export function CopyButton({ text, label, children, onCopied, onRefused }: Props) {
  // Without a secure connection there is no clipboard at all.
  const copy = async () => navigator.clipboard.writeText(text)
  return (
    <Button
      variant="outlined"
      icon={mdiContentCopy}
      aria-label={label}
      onClick={() => void copy().then(onCopied, onRefused)}
    >
      {children}
    </Button>
  )
}
