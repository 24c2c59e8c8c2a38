import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'

/** Renders a screen; where its chart ends with an error it draws nothing, as in the portal. */
export const renderScreen = (screen: ReactNode) =>
  render(<ErrorBoundary onError={() => {}}>{screen}</ErrorBoundary>, { onCaughtError: () => {} })
