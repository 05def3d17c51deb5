import { useRouteLoaderData } from 'react-router'
import type { User } from './user.ts'

/** Who is signed in, or null; known to every page from the root's loader. */
export function useUser(): User | null {
  return useRouteLoaderData<User | null>('root') ?? null
}
