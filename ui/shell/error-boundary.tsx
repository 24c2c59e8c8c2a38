import { Component, type ReactNode } from 'react'

type Props = {
  /** Called once with what was thrown while the children were drawn. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** Draws nothing in the place of children that cannot be drawn; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
