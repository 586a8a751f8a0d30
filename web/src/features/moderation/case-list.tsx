import type { ReportCase, ReportDecision } from '@girone/contract/moderation';
import { useEffect, useState } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { CaseCard } from './case-card.tsx';
import { LazyDecision, preloadDecision } from './lazy-dialogs.ts';

interface CaseListProps {
  cases: readonly ReportCase[];
  decide: (reportId: number, body: ReportDecision) => Promise<unknown>;
  /** A circle's moderators look after its posts, not after accounts. */
  isOfCircle?: boolean | undefined;
}

interface Deciding {
  reportCase: ReportCase;
  outcome: ReportDecision['outcome'];
}

/** Case by case. The question about one is asked here: its card may go while it is answered. */
export function CaseList({ cases, decide, isOfCircle = false }: CaseListProps) {
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  useEffect(() => preloadDecision(), []);
  return (
    <>
      <Stack as="ul" gap={5}>
        {cases.map((reportCase) => (
          <CaseCard
            key={reportCase.id}
            reportCase={reportCase}
            isOfCircle={isOfCircle}
            onDecide={(outcome) => setDeciding({ reportCase, outcome })}
          />
        ))}
      </Stack>
      {deciding !== null && (
        <LazyDecision
          {...deciding}
          isOfCircle={isOfCircle}
          decide={(body) => decide(deciding.reportCase.id, body)}
          onClose={() => setDeciding(null)}
        />
      )}
    </>
  );
}
