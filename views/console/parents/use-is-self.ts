import { useUser } from '../../layout/use-user.ts'

/** Whether this is the admin who looks: the server refuses that they close or delete themselves or give up their role. */
export function useIsSelf(id: number): boolean {
  return useUser()?.ma_phu_huynh === id
}
