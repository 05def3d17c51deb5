export interface ChildOf {
  ma_phu_huynh: number
  ma_tre_em: number
}
