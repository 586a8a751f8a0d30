import { useParams } from 'wouter';
import { CircleMissing } from '../../features/circles/circle-missing.tsx';
import { ManagePage } from '../../features/circles/manage-page.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { loadDictionary } from '../../i18n/load-dictionary.ts';
import { parseId } from '../../lib/address/parse-id.ts';
import { SectionToCome } from '../../lib/loading/section-to-come.tsx';
import { latePart, useLatePart } from '../../ui/loading/late-part.ts';

const reports = latePart(async () => {
  const [part] = await Promise.all([
    import('../../features/moderation/circle-reports.tsx'),
    loadDictionary('moderation'),
  ]);
  return part;
});

export function CircleManage() {
  const { user } = useSession();
  const circleId = parseId(useParams()['id']);
  if (user === null) return null;
  if (circleId === null) return <CircleMissing />;
  return (
    <ManagePage
      key={circleId}
      circleId={circleId}
      reports={<LateReports circleId={circleId} />}
      viewer={{ id: user.id, isAdmin: user.isAdmin || user.isSuperAdmin }}
    />
  );
}

/** Only those who run the circle see it: its code comes after the page. */
function LateReports({ circleId }: { circleId: number }) {
  const { part, ...late } = useLatePart(reports, true);
  if (part !== null) return <part.CircleReports circleId={circleId} />;
  return <SectionToCome {...late} compact height={124} />;
}
