export const home = {
  'home.title': 'Giữ dây, cho con bay xa.',
} as const
