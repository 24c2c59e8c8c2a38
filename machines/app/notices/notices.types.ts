import type { NoticeGiven } from '../../support/system.ts'

export type Notice = Omit<NoticeGiven, 'type'>

export type NoticesContext = { readonly notice: Notice | null }

export type NoticesEvent =
  | NoticeGiven
  | { readonly type: 'attention.gained' }
  | { readonly type: 'attention.lost' }
  | { readonly type: 'notice.dismissed' }
