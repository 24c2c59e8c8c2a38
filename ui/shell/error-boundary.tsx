import { Component, type ReactNode } from 'react'

type Props = {
  /** Called once with the error of a render. */
  onError: (error: unknown) => void
  children: ReactNode
}

/** Renders nothing instead of children that throw; the rest of the page stays. */
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
