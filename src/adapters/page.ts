import { fromCallback } from 'xstate'

/** Says when the page goes out of sight: on a phone it is often not seen again. */
export const pageAdapter = fromCallback(({ sendBack }) => {
  const looked = () => {
    if (document.visibilityState === 'hidden') sendBack({ type: 'page.hidden' })
  }
  document.addEventListener('visibilitychange', looked)
  return () => document.removeEventListener('visibilitychange', looked)
})
