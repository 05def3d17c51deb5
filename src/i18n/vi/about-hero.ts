/** What the About page says first; the rest comes when the reader gets there. */
export const aboutHero = {
  meaning: '“An” là bình yên, “nhi” là con trẻ.',
  lead: '{name} là phần mềm giúp ba\u00a0mẹ Việt Nam đồng hành cùng con trên máy tính, và sắp tới là trên điện thoại: biết con đang làm gì, chặn điều độc hại, và cùng con giữ giờ giấc.',
  toPartner: 'Cho trường học, doanh nghiệp',
} as const
