import { Certificate } from '../../features/verification/certificate.tsx';
import { ChainCard } from '../../features/verification/chain-card.tsx';
import { listRings } from '../../features/verification/chain-rings.ts';
import { filmNames } from '../../features/verification/film-names.ts';
import type { OpenedBox } from './opened-box.ts';
import type { useBoxCheck } from './use-box-check.ts';

interface BoxEvidenceProps {
  opened: OpenedBox;
  check: ReturnType<typeof useBoxCheck>;
}

/** The chain of seals and the certificate of the draw. */
export function BoxEvidence({ opened, check }: BoxEvidenceProps) {
  const { box, facts, tables } = opened;
  const badDays = new Set(
    check.report?.findings.flatMap(({ line, matchDay }) =>
      line === 'seals' ? [matchDay ?? 0] : [],
    ),
  );
  const rings = listRings({
    facts,
    progress: check.progress,
    badDays,
    totalDays: tables.length - 1,
    openDay: null,
  });
  return (
    <>
      {facts.seals.length > 0 && (
        <ChainCard facts={facts} progress={check.progress} rings={rings} />
      )}
      {facts.draw !== null && (
        <Certificate
          name={box.championship.name}
          draw={facts.draw}
          films={filmNames(facts.matches)}
        />
      )}
    </>
  );
}
