import { Component, type ReactNode } from 'react'

type Props = {
  /** Called once with the error of a render; without it the error goes on to the boundary above. */
  onError?: (error: unknown) => void
  children: ReactNode
}

type State = { readonly failure: { readonly error: unknown } | null }

/** A second error within this time, in milliseconds, is not tried again. */
const AGAIN = 10_000

/**
 * Mounts children that throw once more, since what a program of the browser did to the page may have been
 * the cause. If they throw again within 10 s, it renders nothing instead; the rest of the page stays
 * (P-739).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }
  #triedAt = Number.NEGATIVE_INFINITY
  #hasEnded = false
  #isMounting = false

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    // Further errors of the render that failed.
    if (this.#isMounting) return
    const now = performance.now()
    if (now - this.#triedAt >= AGAIN) {
      this.#triedAt = now
      this.#isMounting = true
      this.setState({ failure: null }, () => {
        this.#isMounting = false
      })
      return
    }
    this.#hasEnded = true
    if (this.props.onError) this.props.onError(error)
    else this.forceUpdate()
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (this.#hasEnded && !this.props.onError) throw failure.error
    return null
  }
}
