import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'

/** Renders a screen, and nothing once its chart has ended with an error, as the portal does. */
export const renderScreen = (screen: ReactNode) =>
  render(<ErrorBoundary onError={() => {}}>{screen}</ErrorBoundary>, { onCaughtError: () => {} })
