import { english } from '../index.ts'
import type { story as vi } from '../vi/story.ts'

export const story = english<typeof vi>()({
  'why.title': 'Why parents choose An Nhi',
  'why.lead': 'One kite string, three jobs: protect, keep track, educate.',
  'why.protect': 'Protect',
  'why.protect_text':
    'AI helps stop harmful sites before they open. You choose which sites to allow and which to block.',
  'why.track': 'Keep track',
  'why.track_text': 'See which sites and software your child used today, and for how long, right on your own phone.',
  'why.educate': 'Educate',
  'why.educate_text': 'Homework and learning games earn points. You turn the points into free time.',

  'features.title': 'Know how the day went, without hovering',
  'features.lead':
    'An Nhi records how the computer was used and sends a short report to your phone. By the evening you know what to ask about.',
  'features.history': 'Web and software history',
  'features.history_text': 'Which site or program was opened, and when. Browse by day or search by keyword.',
  'features.statistics': 'Time statistics',
  'features.statistics_text': 'How many minutes today, for every site and every app.',
  'features.screenshots': 'Regular screenshots',
  'features.screenshots_text': 'You choose how often they are taken and where they are kept.',
  'features.alerts': 'Notifications and AI warnings',
  'features.alerts_text': 'When something looks wrong, you hear at once, not at the end of the day.',

  'phone.label': 'The parent’s phone',
  'phone.caption': 'Illustration: your child’s time today, and a request to answer.',
  'phone.child': 'Na · today',
  'phone.total': '1 hr 40 min',
  'phone.of': 'of 2 hours allowed',
  'phone.study': 'Maths site',
  'phone.study_time': '55 min',
  'phone.video': 'Videos',
  'phone.video_time': '30 min',
  'phone.game': 'Games',
  'phone.game_time': '15 min',
  'phone.asks': 'May I have 20 more minutes to finish my drawing?',
  'phone.deny': 'Tomorrow',
  'phone.approve': 'Allow',

  'protect.title': 'Block what harms, leave a way to what they need',
  'protect.lead': 'No software blocks everything. When An Nhi blocks too much, your child can ask you.',
  'protect.ai': 'AI helps recognise and block harmful sites, not only those on your list.',
  'protect.lists': 'Lists of what to allow and what to block, for sites and apps, with sample keywords to start from.',
  'protect.requests': 'Need a site for homework? Your child sends a request, and you approve or deny it on your phone.',
  'protect.notices': 'You choose how things are blocked and what you are told about.',
  'sees.title': 'What does your child see?',
  'sees.text':
    'An Nhi does not hide: its icon is in the system tray. Talk to your child before you install it. A rule is easier to keep when you know the reason. You set its password, and you can quit it completely at any time.',
  'blocked.label': 'The child’s computer',
  'blocked.caption': 'Illustration: your child can read why, and send you a request.',
  'blocked.address': 'games.example.vn',
  'blocked.title': 'This site is blocked',
  'blocked.text': 'Your parents have not allowed this site. If you need it for school, ask them.',
  'blocked.ask': 'Ask to open it',

  'educate.title': 'Study first, then earn the time to play',
  'educate.lead':
    'Instead of bargaining every evening, the family has one rule: homework and learning games earn points, and points become free time.',
  'educate.earn': 'Your child earns points',
  'educate.earn_text': 'By homework and learning games.',
  'educate.convert': 'You convert the points',
  'educate.convert_text': 'You decide how many points make how many minutes.',
  'educate.enjoy': 'Your child gets to play',
  'educate.enjoy_text': 'Time they earned is time they value.',

  'time.title': 'A time for everything, and less nagging',
  'time.lead': 'Set it once, and it holds every day. Your child knows beforehand when it is time to stop.',
  'time.windows': 'Computer hours',
  'time.windows_text': 'Choose the hours of the day when the computer is free to use.',
  'time.limits': 'Limits for each site and app',
  'time.limits_text': 'Games for 30 minutes a day, the maths site without limit.',
  'time.shutdown': 'Scheduled shutdown',
  'time.shutdown_text': 'At bedtime the computer switches itself off.',
  'week.label': 'The child’s hours',
  'week.caption': 'Illustration: the dark cells are the hours allowed.',
  'week.days': 'Mo Tu We Th Fr Sa Su',

  'voices.title': 'Three families, three routines',
  'voices.note': 'We wrote these three stories to show how it is used. They are not quotes from customers.',
  'voices.mark': 'Illustration',
  'voices.first':
    'Every evening it was “five more minutes”. Now the computer goes off at nine, and we have time for a story.',
  'voices.first_who': 'A mother in Da Nang, child in grade 3',
  'voices.second':
    'I work far from home. The report tells me what my son studied today, so when I call, we have something to talk about.',
  'voices.second_who': 'A father in Can Tho, child in grade 7',
  'voices.third':
    'The children add up their points. I no longer remind them about homework; now they remind me to look at the points.',
  'voices.third_who': 'A grandmother in Hue, looking after two grandchildren',
})
