import { PushSection } from './push-section.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** Where pushes go, and when they wait. */
export function PushSettings() {
  return (
    <>
      <PushSection />
      <QuietHours />
    </>
  );
}
