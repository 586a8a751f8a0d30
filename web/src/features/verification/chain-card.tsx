import { Check, Copy, X } from '../../ui/images/icons.ts';
import { memo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { sealCode } from '@girone/championship/ballots/seal-face';
import { SealFace } from '../../domain/season/seal-face.tsx';
import { currentFormat } from '../../lib/text/format.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { buttonIcon, textIcon } from '../../ui/images/icon-sizes.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { joinClasses } from '../../ui/styling/join-classes.ts';
import { Chain } from './chain.tsx';
import styles from './chain-card.module.css';
import { ChainLegend } from './chain-legend.tsx';
import { findKeptSeal, readKeptSeal, type Ring } from './chain-rings.ts';
import type { CheckFacts, CheckProgress } from './check-protocol.ts';

interface ChainCardProps {
  facts: CheckFacts;
  progress: CheckProgress | null;
  rings: readonly Ring[];
}

/** The chain of seals: as a picture, day by day, and to hold a kept seal against. */
export function ChainCard({ facts, progress, rings }: ChainCardProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<number | null>(null);
  const broken = rings.find(({ state }) => state === 'bad');
  const lastSealed = rings.findLast(({ hash }) => hash !== null)?.day ?? 0;
  const chosen = choice ?? broken?.day ?? lastSealed;
  const ring = rings[chosen];
  return (
    <Card as="section" className={styles.card} aria-labelledby="chain">
      <div>
        <h2 id="chain" className={styles.title}>
          {t('verification.chain.title')}
        </h2>
        <p className={styles.text}>
          {t(broken === undefined ? 'verification.chain.text' : 'verification.chain.broken')}
        </p>
      </div>
      <Chain rings={rings} chosen={chosen} onChoose={setChoice} />
      <ChainLegend rings={rings} />
      <div className={styles.detail}>
        {ring !== undefined && <ChosenRing ring={ring} facts={facts} progress={progress} />}
        <KeptSeal seals={facts.seals} />
      </div>
      <AllSeals seals={facts.seals} />
    </Card>
  );
}

interface ChosenRingProps {
  ring: Ring;
  facts: CheckFacts;
  progress: CheckProgress | null;
}

function ChosenRing({ ring, facts, progress }: ChosenRingProps) {
  const { t } = useTranslation();
  const { day, hash, state } = ring;
  const seal = facts.seals.find(({ kind, matchDay }) => kind !== 'correction' && matchDay === day);
  const counted = progress?.days.find(({ matchDay }) => matchDay === day);
  const name = day === 0 ? t('verification.chain.draw') : t('verification.chain.day', { day });
  return (
    <div className={styles.chosen}>
      {hash !== null && (
        <SealFace hash={hash} isBad={state === 'bad'} className={styles.face}>
          {day === 0 ? undefined : String(day)}
        </SealFace>
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p>
          {state === 'unsealed' && t('verification.chain.unsealed')}
          {seal !== undefined &&
            t('verification.chain.sealedAt', { time: currentFormat().dateTime(seal.sealedAt) })}
          {seal !== undefined && counted !== undefined && ', '}
          {counted !== undefined &&
            state !== 'unsealed' &&
            t('verification.chain.sealedFigures', {
              matches: t('verification.chain.matches', { count: counted.matches }),
              ballots: t('verification.chain.ballots', { count: counted.ballots }),
            })}
        </p>
      </div>
      {hash !== null && <SealLine code={sealCode(hash)} hash={hash} />}
    </div>
  );
}

function SealLine({ code, hash }: { code: string; hash: string }) {
  const { t } = useTranslation();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(hash);
      showToast({ title: t('shared.copy.done') });
    } catch {
      // Not over https, or forbidden: it stands there to be copied by hand.
      showToast({ title: t('shared.copy.failed'), variant: 'destructive' });
    }
  }

  return (
    <p className={styles.codeLine}>
      <span className={styles.largeCode}>{code}</span>
      <IconButton label={t('verification.chain.copy')} onClick={() => void copy()}>
        <Copy {...buttonIcon} />
      </IconButton>
    </p>
  );
}

/** For whoever kept a seal from a mail or a picture: whether it is in the chain, and where. */
function KeptSeal({ seals }: { seals: CheckFacts['seals'] }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const kept = readKeptSeal(text);
  const seal = kept === null ? undefined : findKeptSeal(seals, kept);
  return (
    <div>
      <Field
        label={t('verification.kept.label')}
        hint={text.trim() === '' ? t('verification.kept.hint') : undefined}
      >
        <Input
          value={text}
          autoComplete="off"
          spellCheck={false}
          className={styles.input}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <output className={joinClasses(styles.answer, seal === undefined && styles.unknown)}>
        {text.trim() !== '' && (
          <>
            {seal === undefined ? <X {...textIcon} /> : <Check {...textIcon} />}
            <span>{answer()}</span>
          </>
        )}
      </output>
    </div>
  );

  function answer(): string {
    if (kept === null) return t('verification.kept.malformed');
    if (seal === undefined) return t('verification.kept.unknown');
    const { kind, matchDay, matchNumber } = seal;
    if (kind === 'draw') return t('verification.kept.foundDraw');
    if (kind === 'day') return t('verification.kept.foundDay', { day: matchDay });
    return t('verification.kept.foundCorrection', { number: matchNumber ?? 0 });
  }
}

/** The chain as a list, for reading and for ears. */
const AllSeals = memo(function AllSeals({ seals }: { seals: CheckFacts['seals'] }) {
  const { t } = useTranslation();
  return (
    <Disclosure
      title={t('verification.chain.all')}
      note={t('verification.chain.codes', { count: seals.length })}
      className={styles.all}
    >
      <ol className={styles.list}>
        {seals.map(({ kind, matchDay, matchNumber, hash }) => (
          <li key={hash}>
            <span>
              {kind === 'draw' && t('verification.chain.draw')}
              {kind === 'day' && t('verification.chain.day', { day: matchDay })}
              {kind === 'correction' &&
                t('verification.chain.correction', { number: matchNumber ?? 0 })}
            </span>
            <span className={styles.code}>{sealCode(hash)}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
});
