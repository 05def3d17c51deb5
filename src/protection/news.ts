/** What the pages of a parent and the machines of the children listen to. */
export const aboutFamily = (ma_phu_huynh: number): string => `family ${ma_phu_huynh}`
