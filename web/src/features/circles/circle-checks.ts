import '../../lib/contract-form/jitless-zod.ts';
import { joinCircleBody } from '@girone/contract/circle-entry';
import { createCircleBody } from '@girone/contract/circles';
import { zodResolver } from '@hookform/resolvers/zod';

/** The schemas of the forms. They bring zod along, and come when a form is on screen. */
export const circleChecks = {
  circle: zodResolver(createCircleBody),
  request: zodResolver(joinCircleBody),
};
