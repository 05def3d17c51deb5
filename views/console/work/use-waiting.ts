import { useRouteLoaderData } from 'react-router'
import type { Answer } from '../../api.ts'

export type Work = Answer<'GET', '/viec-can-lam'>

/** What waits for an admin, as the frame of the console has read it; null where it could not be read. */
export function useWaiting(): Work | null {
  return useRouteLoaderData<Work | null>('console-shell') ?? null
}

/** How much waits in all, and whether there is more than was counted. */
export function totalOf({ tong, viec }: Work): { count: number; isMore: boolean } {
  return { count: tong, isMore: viec.some(({ con_nua }) => con_nua) }
}
