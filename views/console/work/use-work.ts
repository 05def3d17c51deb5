import { useRouteLoaderData } from 'react-router'
import type { Answer } from '../../api.ts'

export type Work = Answer<'GET', '/viec-can-lam'>

/** What waits for an admin, as loaded by the frame of the console; null if that failed. */
export function useWork(): Work | null {
  return useRouteLoaderData<{ work: Work | null }>('console-shell')?.work ?? null
}

/** The total of waiting items, and whether counting stopped early. */
export function totalOf({ tong, viec }: Work): { count: number; isMore: boolean } {
  return { count: tong, isMore: viec.some(({ con_nua }) => con_nua) }
}
