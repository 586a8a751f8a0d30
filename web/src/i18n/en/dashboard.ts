export const dashboard = {
  greeting: {
    morning: 'Good morning, {{name}}',
    afternoon: 'Good afternoon, {{name}}',
    evening: 'Good evening, {{name}}',
  },
  lead: 'Three doors. Behind each one, an argument to settle.',
  open: 'Open',
  circles: 'Your friends, and what they are watching',
  tournaments: 'Everyone against everyone, home and away',
  films: '{{uploaded}} of {{allowed}} uploaded',
} as const;
