import { useRouteLoaderData } from 'react-router'
import type { Answer } from '../api.ts'

export type ListChoices = Answer<'GET', '/danh-sach'>

const asEverybody: ListChoices = { thoang: false, cot_an: {}, bo_loc: [] }

/** How the admin wants lists shown, as loaded by the frame of the console. */
export function useListChoices(): ListChoices {
  return useRouteLoaderData<{ choices: ListChoices | null }>('console-shell')?.choices ?? asEverybody
}
