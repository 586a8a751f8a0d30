import { useParams } from 'wouter';
import { CircleMissing } from '../../features/circles/circle-missing.tsx';
import { ManagePage } from '../../features/circles/manage-page.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { withDictionaries } from '../../i18n/load-dictionary.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { SectionFallback } from '../../lib/loading/section-fallback.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

/** Only those who run the circle see it: its code comes after the page. */
const CircleReports = lazyComponent(
  withDictionaries(
    ['moderation'],
    async () => (await import('../../features/moderation/circle-reports.tsx')).CircleReports,
  ),
  () => <SectionFallback compact height={124} />,
);

export function CircleManage() {
  const { user } = useSession();
  const circleId = parseId(useParams()['id']);
  if (user === null) return null;
  if (circleId === null) return <CircleMissing />;
  return (
    <ManagePage
      key={circleId}
      circleId={circleId}
      reports={<CircleReports circleId={circleId} />}
      viewer={{ id: user.id, isAdmin: user.isAdmin || user.isSuperAdmin }}
    />
  );
}
