import { CheckLines } from '../../features/verification/check-lines.tsx';
import { CheckVerdict } from '../../features/verification/check-verdict.tsx';
import { Difference } from '../../features/verification/difference.tsx';
import { filmNames } from '../../features/verification/film-names.ts';
import { useFindingText } from '../../features/verification/use-finding-text.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import styles from './box.module.css';
import type { OpenedBox } from './opened-box.ts';
import type { useBoxCheck } from './use-box-check.ts';

interface BrokenProps {
  opened: OpenedBox;
  check: ReturnType<typeof useBoxCheck>;
}

/** As the page says it: the match, and both sides of what differs. */
export function Broken({ opened, check }: BrokenProps) {
  const { facts, box } = opened;
  const { report, progress, again } = check;
  const textOf = useFindingText(filmNames(facts.matches));
  const [broken] = report?.matches ?? [];
  const match = facts.matches.find(({ matchNumber }) => matchNumber === broken?.matchNumber);
  return (
    <div id="check" className={styles.anchor}>
      <Stack gap={6}>
        <CheckVerdict closedDays={box.days.length} check={check} textOf={textOf} onAgain={again} />
        {broken !== undefined && match !== undefined && (
          <Difference report={broken} match={match} own={undefined} />
        )}
        {report !== null && (
          <CheckLines
            facts={facts}
            lines={report.lines}
            findings={report.findings}
            textOf={textOf}
            unsealedDays={progress?.days.filter(({ state }) => state === 'unsealed').length ?? 0}
          />
        )}
      </Stack>
    </div>
  );
}
