import type { NewDocumentView } from '#machines/documents/new-document/index.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/new-document.ts'

export const titleOf = ({ isComplementary }: Pick<NewDocumentView, 'isComplementary'>) =>
  isComplementary ? texts.complementaryTitle : common.sendDocument

/** What the file is for; null if the row already says it. */
export function purposeText({ destination }: Pick<NewDocumentView, 'destination'>): string | null {
  switch (destination) {
    case 'row':
      return null
    case 'request':
      return texts.intoRequest
    case 'cloudFirst':
      return texts.intoCloudFirst
    case 'cloud':
      return texts.intoCloud
  }
}
