import { english } from '../index.ts'
import type { guide as vietnamese } from '../vi/guide.ts'

export const guide = english<typeof vietnamese>()({
  'guide.title': 'How to use An\u00a0Nhi on Windows',
  'guide.lead': 'Nine sections, 32 steps. Read them in turn, or go straight to the section you need.',
  'guide.contents': 'Sections of the guide',
  'guide.print': 'Print the guide',
  'guide.picture': 'The screen of step {step}: {title}',
  'guide.step': 'Step {step} of {count}',

  'guide.section1': 'Open the program',
  'guide.section2': 'The main screen',
  'guide.section3': 'Manage software',
  'guide.section4': 'Manage websites',
  'guide.section5': 'Web history',
  'guide.section6': 'Manage by the hour',
  'guide.section7': 'Screenshots',
  'guide.section8': 'Computer history',
  'guide.section9': 'Settings',

  'guide.title1': 'Find the kite in the system tray',
  'guide.text1':
    'Once installed, An\u00a0Nhi starts together with Windows. Click the arrow at the bottom right of the screen: the kite is in the tray. Double-click it.',
  'guide.title2': 'Open it with the parent password',
  'guide.text2':
    'Type the parent password and press Open. Your child uses the computer as usual but cannot change An\u00a0Nhi’s settings.',
  'guide.title3': 'Get to know the main screen',
  'guide.text3':
    'On the left are the seven parts of the program. On the right is your child’s day: how long at the computer, and with what.',

  'guide.title4': 'Allow a program',
  'guide.text4': 'Go to Software and open the Blocked tab. Choose a program that your child may use and press Allow.',
  'guide.title5': 'Block a program',
  'guide.text5':
    'Open the Allowed tab, choose the program and press Block. The next time your child opens it, An\u00a0Nhi closes it and tells your child.',
  'guide.title6': 'Allow what is running',
  'guide.text6':
    'The Running tab lists what is open on the computer. Tick the programs you agree to and press Allow what is ticked.',
  'guide.title7': 'Set the hours of a program',
  'guide.text7':
    'Click a program’s name and paint the hours of the week in which it may be used. In the empty ones it does not open. Press Save.',
  'guide.title8': 'Reload the list',
  'guide.text8':
    'Just installed something and cannot see it? Press the round arrow, and An\u00a0Nhi scans the computer again.',
  'guide.title9': 'Search for a program',
  'guide.text9': 'Type the first letters of its name into the search box. The list shortens as you type.',

  'guide.title10': 'Add an allowed word',
  'guide.text10':
    'Go to Websites and open the Allowed words tab. Type a word or an address and press Add. Sites with it open for your child.',
  'guide.title11': 'Delete an allowed word',
  'guide.text11': 'Choose a word that is no longer needed and press Delete at the end of its line.',
  'guide.title12': 'Add a blocked word',
  'guide.text12':
    'Open the Blocked words tab, type a word that your child should not come across and press Add. Sites with it do not open.',
  'guide.title13': 'Delete a blocked word',
  'guide.text13': 'Blocked a site that your child needs for school? Choose its word and press Delete.',
  'guide.title14': 'Set the hours of a website',
  'guide.text14': 'Click an address and paint the hours in which it may be visited, just as for a program. Press Save.',
  'guide.title15': 'Clear all set hours',
  'guide.text15': 'To begin again, press Clear all hours and confirm. The words stay; only the hours are cleared.',
  'guide.title16': 'Load sample words',
  'guide.text16':
    'Not sure where to begin? Press Load sample words for a list that many families block, then take away or add as you see fit.',

  'guide.title17': 'See the web history',
  'guide.text17': 'The web history shows which sites your child visited today, when, and for how long.',
  'guide.title18': 'See the web history of a day',
  'guide.text18': 'Click the date at the top right and choose another day in the calendar.',

  'guide.title19': 'Choose the free time',
  'guide.text19': 'Go to Free time and choose when it begins and ends. Between the two, the computer has no limits.',
  'guide.title20': 'Switch free time on',
  'guide.text20':
    'Slide the switch to the right. The filled cells show the free time of each day; slide it back when exams come.',

  'guide.title21': 'See the screenshots',
  'guide.text21': 'Screenshots are in the order they were taken, so that you know without sitting next to your child.',
  'guide.title22': 'Enlarge a screenshot',
  'guide.text22': 'Click a screenshot to see it large, and Back or Next for the one beside it.',

  'guide.title23': 'See the websites opened on this computer',
  'guide.text23': 'Go to PC history, Websites: everything opened on this computer, in whichever browser.',
  'guide.title24': 'See the programs that were used',
  'guide.text24': 'Open the Software tab to see what your child used, from when, and for how many minutes.',
  'guide.title25': 'Search the history',
  'guide.text25': 'Type the name of a site or a program into the search box to see its lines only.',
  'guide.title26': 'See the computer history of a day',
  'guide.text26': 'Click the date at the top right and choose the day you want to look back at.',

  'guide.title27': 'User information',
  'guide.text27':
    'In Settings, name your child and this computer, so that you know which computer is whose. Press Save.',
  'guide.title28': 'Choose how often a screenshot is taken',
  'guide.text28': 'Choose the minutes between two screenshots. Ten are enough for most families.',
  'guide.title29': 'Choose where screenshots are kept',
  'guide.text29': 'Press Choose and pick a folder on a drive with room to spare.',
  'guide.title30': 'Options for blocking and alerts',
  'guide.text30':
    'Switch each on or off: blocking harmful sites, blocking unknown software, telling you when something needs a look.',
  'guide.title31': 'Change the password',
  'guide.text31': 'Type the old password, the new one twice, and press Save. Choose one that your child cannot guess.',
  'guide.title32': 'Quit completely',
  'guide.text32':
    'Press Quit completely, type the parent password and press Quit. An\u00a0Nhi stops protecting this computer until you open it again.',
})
